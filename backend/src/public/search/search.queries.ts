import { findNames, type Found } from '@fullcourt/domain/search/name-index'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { oneOrganization, type WithScope } from '../../core/http/scope'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import { query } from '../../core/readers/query'
import { teamNameOf } from '../../core/readers/team-name'
import type { Findable } from './findable'
import { SearchIndex } from './search-index'
import type { SearchAnswer, SearchHitAnswer } from './search.answers'

/** So many hits are answered. */
const MOST_HITS = 40

/** A thing that was found by several of its names counts once, by the best. */
const eachOnce = (found: readonly Found<Findable>[]) =>
  [...new Map(found.toReversed().map(one => [one.thing, one])).values()].toReversed()

/** Who is not there any more is shown in the season in which they were. */
const addressOf = ({ kind, id, place }: Exclude<Findable, { kind: 'page' }>) =>
  `/${kind}s/${id}${place?.lastSeason ? `?season=${place.lastSeason.id}` : ''}`

type Readers = { readonly players: PlayerNameReader; readonly documents: Documents }

const hitAnswers = async (found: readonly Found<Findable>[], { players, documents }: Readers): Promise<SearchHitAnswer[]> => {
  const things = found.map(({ thing }) => thing)
  const [names, teams] = await Promise.all([
    players.of(things.flatMap(thing => (thing.kind === 'player' ? [thing.id] : []))),
    documents.getFor(teamCard, things, thing =>
      thing.kind === 'page' ? [] : (thing.place?.team ?? (thing.kind === 'team' ? thing.id : [])),
    ),
  ])
  return found.map(({ thing, name, marks }) => {
    const hit = { kind: thing.kind, name: thing.name, marks: name === thing.name ? [...marks] : [] }
    if (thing.kind === 'page')
      return { ...hit, address: thing.address, image: null, team: null, leagueName: null, lastSeason: null }
    const team = thing.place?.team ?? (thing.kind === 'team' ? thing.id : undefined)
    return {
      ...hit,
      address: addressOf(thing),
      image: thing.kind === 'player' ? (names.get(thing.id)?.image ?? null) : null,
      team: team === undefined ? null : teamNameOf(teams, team),
      leagueName: thing.place?.leagueName ?? null,
      lastSeason: thing.place?.lastSeason?.name ?? null,
    }
  })
}

/** Teams, players and pages of an organization's site by their names. */
export const SearchQuery = query('SearchQuery', {
  uses: { index: SearchIndex, players: PlayerNameReader, documents: Documents },
  answer: async ({ scope, text }: WithScope & { readonly text: string }, { index, ...readers }): Promise<SearchAnswer> => {
    const found = eachOnce(findNames(await index.of(scope, oneOrganization(scope)), text))
    return { count: found.length, hits: await hitAnswers(found.slice(0, MOST_HITS), readers) }
  },
})
