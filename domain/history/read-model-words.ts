/** `gameCard` as people read it: `game card`. */
export const readModelWords = (name: string): string =>
  name.replace(/[-_]/g, ' ').replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
