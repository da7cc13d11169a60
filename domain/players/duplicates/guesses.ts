import { fullName } from '../full-name'
import { longForms } from './nicknames'
import { oneLetterApart, withOneLess } from './one-letter'
import type { Spelling } from './spelling'

/** Why two spellings may mean one person, the surest first. */
export const GUESS_REASONS = ['accents', 'swapped-names', 'nickname', 'short-form', 'one-letter', 'shared-name'] as const
export type GuessReason = (typeof GUESS_REASONS)[number]

/**
 * How pairs of one reason are found: a spelling is looked at with those whose `keys` are among its `forms` (its own keys where it
 * has none), and `reason` says in words why the two may be one person; undefined where they may not.
 */
export type Guess = {
  readonly why: GuessReason
  readonly keys: (spelling: Spelling) => Iterable<string>
  readonly forms?: (spelling: Spelling) => Iterable<string>
  readonly reason: (a: Spelling, b: Spelling) => string | undefined
}

/** The shortest first or last name in which one other letter is taken for a slip, in letters. */
const SHORTEST_WITH_SLIP = 4
/** The shortest name that is looked for in another place of another name, in letters. */
const SHORTEST_SHARED = 3
/** The shortest beginning of a first name that is taken for a short form of it, in letters. */
const SHORTEST_BEGINNING = 3

const withoutSpaces = (name: string) => name.replaceAll(' ', '')
const words = ({ first, last }: Spelling) => `${first} ${last}`.trim().split(' ')

const accents: Guess = {
  why: 'accents',
  keys: ({ first, last }) => [withoutSpaces(first + last)],
  reason: () => 'The same name except for accents, hyphens or spaces.',
}

const swappedNames: Guess = {
  why: 'swapped-names',
  keys: spelling => [words(spelling).toSorted().join(' ')],
  reason: (a, b) => (words(a).join(' ') === words(b).join(' ') ? undefined : 'First and last name are swapped.'),
}

const nickname: Guess = {
  why: 'nickname',
  keys: ({ first, last }) => (last === '' ? [] : longForms(first).map(long => `${long}, ${last}`)),
  reason: (a, b) => (a.first === b.first ? undefined : `${a.firstName} and ${b.firstName} can be the same name.`),
}

/** The initial, and the first words of a name. */
const abbreviations = (name: string): readonly string[] => {
  const parts = name.split(' ')
  return [name.slice(0, 1), ...parts.slice(1).map((_, i) => parts.slice(0, i + 1).join(' '))].filter(form => form !== name)
}

const beginnings = (name: string): readonly string[] =>
  Array.from({ length: Math.max(0, name.length - SHORTEST_BEGINNING) }, (_, i) => name.slice(0, SHORTEST_BEGINNING + i))

const shortFormsOf = (name: string) => [...new Set([...abbreviations(name), ...beginnings(name)])]

const standsFor = (short: string, long: string) => `${short} can stand for ${long}.`

const shortFirstName: Guess = {
  why: 'short-form',
  keys: ({ first, last }) => (last === '' ? [] : [`${first}, ${last}`]),
  forms: ({ first, last }) => shortFormsOf(first).map(form => `${form}, ${last}`),
  reason: (a, b) => (a.first.length < b.first.length ? standsFor(a.firstName, b.firstName) : standsFor(b.firstName, a.firstName)),
}

const shortLastName: Guess = {
  why: 'short-form',
  keys: ({ first, last }) => (first === '' || last === '' ? [] : [`${first}, ${last}`]),
  forms: ({ first, last }) => abbreviations(last).map(form => `${first}, ${form}`),
  reason: (a, b) => (a.last.length < b.last.length ? standsFor(a.lastName, b.lastName) : standsFor(b.lastName, a.lastName)),
}

const SUFFIX = / (?:jr|sr|ii|iii|iv)$/

const suffix: Guess = {
  why: 'short-form',
  keys: ({ first, last }) => (SUFFIX.test(last) ? [`${first}, ${last.replace(SUFFIX, '')}`] : []),
  reason: () => 'The same name except for what follows it, such as Jr.',
}

/** The most names of which initials are made. */
const MOST_INITIALS = 4

const initials: Guess = {
  why: 'short-form',
  keys: spelling =>
    withoutSpaces(words(spelling).join('')).length <= MOST_INITIALS ? [withoutSpaces(words(spelling).join(''))] : [],
  forms: spelling =>
    words(spelling).length > 1
      ? [
          words(spelling)
            .map(word => word.slice(0, 1))
            .join(''),
        ]
      : [],
  reason: (a, b) => {
    const [short, long] = words(a).join('').length < words(b).join('').length ? [a, b] : [b, a]
    return standsFor(fullName(short), fullName(long))
  },
}

/** A number in a name is no slip: `Guest 1` and `Guest 2` are two. */
const isSlip = (a: string, b: string) =>
  Math.max(a.length, b.length) >= SHORTEST_WITH_SLIP && !/\p{N}/u.test(a + b) && oneLetterApart(a, b)

const oneLetter: Guess = {
  why: 'one-letter',
  keys: ({ first, last }) => [
    ...[...withOneLess(first)].map(form => `${form}, ${last}`),
    ...[...withOneLess(last)].map(form => `${first}; ${form}`),
  ],
  reason: (a, b) => {
    const differs = a.last === b.last ? [a.first, b.first] : a.first === b.first ? [a.last, b.last] : undefined
    const [one = '', other = ''] = differs ?? []
    return isSlip(one, other) ? 'One letter is different.' : undefined
  },
}

const droppedLastName: Guess = {
  why: 'short-form',
  keys: ({ first, last }) => (first === '' || last.includes(' ') ? [] : [`${first}, ${last}`]),
  forms: ({ first, last }) =>
    last
      .split(' ')
      .slice(1)
      .filter(word => word.length >= SHORTEST_SHARED)
      .map(word => `${first}, ${word}`),
  reason: (a, b) => {
    const [short, long] = a.last.length < b.last.length ? [a, b] : [b, a]
    return `${short.lastName} is one of the names in ${long.lastName}.`
  },
}

const longWords = (name: string) => name.split(' ').filter(word => word.length >= SHORTEST_SHARED)

/** What a first name here and the last name there have in common, as it is written. */
const sharedName = (a: Spelling, b: Spelling): string | undefined => {
  const inBoth = (one: string, other: string) => longWords(one).find(word => longWords(other).includes(word))
  if (inBoth(a.first, b.last) !== undefined) return b.lastName
  return inBoth(a.last, b.first) === undefined ? undefined : a.lastName
}

const haveCommon = <Thing>(a: ReadonlySet<Thing>, b: ReadonlySet<Thing>) => [...a].some(thing => b.has(thing))

/** One name in the place of the other says little by itself: the two were in one team, or wear one number. */
const whatElse = (a: Spelling, b: Spelling): string | undefined => {
  if (haveCommon(a.teams, b.teams)) return 'and both are on one team'
  return haveCommon(a.shirtNumbers, b.shirtNumbers) ? 'and both wear the same number' : undefined
}

const nameInOtherPlace: Guess = {
  why: 'shared-name',
  keys: ({ first, last }) => (first === '' ? [] : longWords(last)),
  forms: ({ first, last }) => (last === '' ? [] : longWords(first)),
  reason: (a, b) => {
    const [shared, beside] = [sharedName(a, b), whatElse(a, b)]
    return shared && beside && `${shared} is the last name of one and a first name of the other, ${beside}.`
  },
}

export const GUESSES: readonly Guess[] = [
  accents,
  swappedNames,
  nickname,
  shortFirstName,
  shortLastName,
  suffix,
  initials,
  droppedLastName,
  oneLetter,
  nameInOtherPlace,
]
