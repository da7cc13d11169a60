/** Code that few pages need: a chunk of its own, which is loaded before the page is rendered that needs it. */
export const late = <Code>(load: () => Promise<Code>) => {
  let code: Code | undefined
  return {
    loaded: () => code,
    load: async () => {
      code ??= await load()
    },
  }
}
