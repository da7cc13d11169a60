import { correlationOfImport } from '@fullcourt/domain/imports/correlation'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { history } from '../history/history'
import { historic } from './historic'
import { holds, listsBy, listsOf } from './at-the-end'

it('Each fact that somebody did is in the history once, as it was written', () =>
  holds(history, (documents, { facts }) => {
    const entries = historic(facts).map(({ type, data, id, position, revision, metadata }) => {
      const { time, actor, reason, command, correlation, cause } = metadata
      return [position, { type, data, id, position, revision, time, actor, reason, command, correlation, cause }] as const
    })
    expect(documents).toEqual(new Map(entries))
  }))

/** Facts that changed nothing: no thing tells of them. */
const ACCESS: readonly string[] = [
  'UserSignedIn',
  'UserSignedInWithPasskey',
  'SignInRefused',
  'RecoveryCodeUsed',
  'ContactDetailsOpened',
]

/** Kinds of things with a history, by the words for which ids of them stand in facts. */
const KINDS: { readonly [word: string]: string } = {
  organization: 'organization',
  season: 'season',
  deactivates: 'season',
  league: 'league',
  leagues: 'league',
  team: 'team',
  teams: 'team',
  player: 'player',
  master: 'player',
  duplicate: 'player',
  roster: 'player',
  out: 'player',
  in: 'player',
  game: 'game',
  with: 'game',
  user: 'user',
  scorer: 'user',
  import: 'import',
}

/** What a fact does not say of all that it names: facts that follow of it do, or nothing changed there. */
const PASSED_OVER: { readonly [type: string]: readonly string[] } = {
  LeagueRestored: ['leagues'],
  EntryRestored: ['roster'],
  DivisionRestored: ['league'],
  SchedulePlanned: ['team', 'game'],
  ScheduleDrafted: ['team', 'game'],
  DraftGamesMoved: ['game'],
  DraftGamesAdded: ['game'],
  DraftGamesRemoved: ['game'],
  PendingChangesSet: ['game', 'team'],
  PendingChangesPublished: ['team'],
  ScenarioMade: ['season', 'league'],
}

/** Everything that a value names, wherever in it: `league:5`. */
const namedIn = (value: unknown, word: string, passedOver: readonly string[]): readonly string[] => {
  const kind = KINDS[word]
  if (passedOver.includes(word)) return []
  if (typeof value === 'number') return kind === undefined ? [] : [`${kind}:${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inside]) => namedIn(inside, Array.isArray(value) ? word : field, passedOver))
}

const namedOtherwise = (fact: AnyFact): readonly string[] => {
  if (fact.type === 'CaptainNamed') return [fact.data.was, fact.data.is].flatMap(id => (id === null ? [] : `player:${id}`))
  return fact.type === 'ImportBegun' ? [`season:${fact.data.target.season.id}`] : []
}

/** What an import says of itself belongs to the import, whatever call it came with; that it was undone belongs to the undo. */
const importsIn = ({ type }: AnyFact, all: readonly string[]) => {
  const things = ['ImportUndone', 'ImportRedone'].includes(type) ? [] : all
  return things
    .filter(thing => thing.startsWith('import:'))
    .map(thing => correlationOfImport(Number(thing.slice('import:'.length))))
}

/** All that a fact names. Random histories hold nothing of an import but what is of it alone, so that nothing is left out. */
const thingsOf = (fact: AnyFact) => new Set([...namedIn(fact.data, '', PASSED_OVER[fact.type] ?? []), ...namedOtherwise(fact)])

it('Histories of calls, of causes and of things show all that belongs to them, in its order', () =>
  holds(history, (documents, { facts }) => {
    const expected = listsBy(
      historic(facts),
      fact => {
        const { correlation, cause } = fact.metadata
        const causes = cause === null ? [] : [`cause=${cause}`]
        const things = ACCESS.includes(fact.type) ? [] : [...thingsOf(fact)]
        const correlations = new Set([correlation, ...importsIn(fact, things)])
        return [...things.map(thing => `about=${thing}`), ...[...correlations].map(id => `correlation=${id}`), ...causes]
      },
      ({ position }) => position,
    )
    expect(listsOf(history, documents)).toEqual(expected)
  }))
