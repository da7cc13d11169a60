const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v'])

const isSuffix = (word: string) => suffixes.has(word.replace(/[.,]/g, '').toLowerCase())

/** In lower case they precede a name and are none; with a capital they are part of it (`De Colo`). */
const particles = new Set('a al bin da das de del della den der des di do dos du el ibn la le ten ter van von y'.split(' '))

const isParticle = (word: string) => particles.has(word)

const but = (words: readonly string[], leftOut: (word: string) => boolean, least: number): readonly string[] => {
  const left = words.filter(word => !leftOut(word))
  return left.length >= least ? left : words
}

/** After a first and a last name there may be a suffix; after one word (`Hawks II`) it distinguishes two things. */
const wordsThatCount = (name: string) => but(but(name.trim().split(/\s+/).filter(Boolean), isSuffix, 2), isParticle, 1)

const letters = (word: string | undefined, count: number) =>
  Array.from((word ?? '').normalize('NFC'))
    .slice(0, count)
    .join('')

/**
 * The letters that are shown for a missing picture: first and last name (`Ana María Ruiz` is `AR`, `James Ennis III` is `JE`),
 * two letters of a single word.
 */
export const initials = (name: string) => {
  const [first, ...others] = wordsThatCount(name)
  const last = others.at(-1)
  return (last ? letters(first, 1) + letters(last, 1) : letters(first, 2)).toLocaleUpperCase('en-US')
}
