const words = (name: string) => name.trim().split(/\s+/).filter(Boolean)
const letter = (word: string | undefined) => Array.from(word ?? '')[0] ?? ''

/** The letters that stand for a missing picture: first and last word (`Ana María Ruiz` is `AR`), two letters of a single one. */
export const initials = (name: string) => {
  const [first, ...others] = words(name)
  const last = others.at(-1)
  const letters = last
    ? letter(first) + letter(last)
    : Array.from(first ?? '')
        .slice(0, 2)
        .join('')
  return letters.toLocaleUpperCase('en-US')
}
