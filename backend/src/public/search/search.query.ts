import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { findNames, type Found } from '@fullcourt/domain/search/name-index'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import { teamNameOf } from '../../core/readers/team-name'
import type { Findable } from './findable'
import { SearchIndex } from './search-index'
import type { SearchAnswer, SearchHitAnswer } from './search.answers'

/** Teams, players and pages of an organization's site by their names. */
export class SearchQuery {
  constructor(
    readonly scope: Scope,
    readonly text: string,
  ) {}
}

/** So many hits are answered. */
const MOST_HITS = 40

/** A thing that was found by several of its names counts once, by the best. */
const eachOnce = (found: readonly Found<Findable>[]) =>
  [...new Map(found.toReversed().map(one => [one.thing, one])).values()].toReversed()

/** Who is not there any more is shown in the season in which they were. */
const addressOf = ({ kind, id, place }: Exclude<Findable, { kind: 'page' }>) =>
  `/${kind}s/${id}${place?.lastSeason ? `?season=${place.lastSeason.id}` : ''}`

@QueryHandler(SearchQuery)
export class SearchQueryHandler implements IQueryHandler<SearchQuery> {
  constructor(
    private readonly index: SearchIndex,
    private readonly players: PlayerNameReader,
    private readonly documents: Documents,
  ) {}

  async execute({ scope, text }: SearchQuery): Promise<SearchAnswer> {
    const found = eachOnce(findNames(await this.index.of(scope, oneOrganization(scope)), text))
    return { count: found.length, hits: await this.shown(found.slice(0, MOST_HITS)) }
  }

  private async shown(found: readonly Found<Findable>[]): Promise<SearchHitAnswer[]> {
    const things = found.map(({ thing }) => thing)
    const [names, teams] = await Promise.all([
      this.players.of(things.flatMap(thing => (thing.kind === 'player' ? [thing.id] : []))),
      this.documents.getFor(teamCard, things, thing =>
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
}
