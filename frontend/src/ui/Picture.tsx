import colours from './team/TeamColours.module.css'
import { colourVariables, type TeamColours } from './team/team-colours'
import styles from './Picture.module.css'

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

type Props = {
  /** Whose picture it is. The name itself is beside it, so the picture is hidden from screen readers. */
  name: string
  src?: string | null
  /** Side in pixels. */
  size?: number
  /** A logo is shown whole, a person's photo fills a circle. */
  of?: 'team' | 'person'
  /** The colours of a person's team or of an organization, behind initials. */
  colors?: TeamColours
  /** An organization's, instead of initials. */
  abbreviation?: string | null
}

/** A photo, or an organization's logo; the initials where there is none. It keeps its place before it has arrived. */
export const Picture = ({ name, src, size = 24, of = 'team', colors, abbreviation }: Props) => {
  const shape = `${styles.picture} ${of === 'person' ? styles.person : styles.team}`
  if (src) return <img className={shape} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
  return (
    <span
      className={`${shape} ${styles.initials} ${colours.area}`}
      style={{ width: size, height: size, fontSize: Math.max(10, size * 0.42), ...colourVariables(colors) }}
      aria-hidden="true"
    >
      {abbreviation ?? initials(name)}
    </span>
  )
}
