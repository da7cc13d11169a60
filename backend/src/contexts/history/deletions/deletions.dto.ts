import { refuseField } from '@fullcourt/domain/facts/decision'
import type { DeletableThing } from '@fullcourt/domain/undo/inverse'
import { Refused } from '../../../core/facts/refused'
import { Id, ListOf, OneOf, OptionalIdOfBody } from '../../../core/http/fields'
import { UndoesField } from '../../../core/http/undoes-field'
import { WithReason } from '../../../core/http/with-reason.dto'

type Ids = { readonly id: number; readonly season: () => number; readonly league: () => number; readonly team: () => number }

/** What a thing that is named so is called in commands. */
const THINGS: { readonly [Kind in DeletableThing['kind']]: (ids: Ids) => DeletableThing } = {
  organization: ({ id }) => ({ kind: 'organization', organization: id }),
  season: ({ id }) => ({ kind: 'season', season: id }),
  league: ({ id, season }) => ({ kind: 'league', at: { season: season(), league: id } }),
  division: ({ id }) => ({ kind: 'division', division: id }),
  team: ({ id }) => ({ kind: 'team', team: id }),
  entry: ({ id, season, league }) => ({ kind: 'entry', at: { season: season(), league: league(), team: id } }),
  rosterPlace: ({ id, season, league, team }) => ({
    kind: 'rosterPlace',
    at: { season: season(), league: league(), team: team() },
    player: id,
  }),
  player: ({ id }) => ({ kind: 'player', player: id }),
  user: ({ id }) => ({ kind: 'user', user: id }),
  game: ({ id }) => ({ kind: 'game', game: id }),
  bye: ({ id }) => ({ kind: 'bye', bye: id }),
  weekOff: ({ id }) => ({ kind: 'weekOff', weekOff: id }),
  schedule: ({ id }) => ({ kind: 'schedule', schedule: id }),
  business: ({ id }) => ({ kind: 'business', business: id }),
  link: ({ id }) => ({ kind: 'link', link: id }),
}

const MOST_THINGS = 1000

export class DeletedThingDto {
  @OneOf(Object.keys(THINGS))
  kind!: DeletableThing['kind']

  @Id('Of an entry that of its team, of a place on a roster that of its player')
  id!: number

  @OptionalIdOfBody('Of a league, an entry, a place on a roster')
  season_id?: number | null

  @OptionalIdOfBody('Of an entry, a place on a roster')
  league_id?: number | null

  @OptionalIdOfBody('Of a place on a roster')
  team_id?: number | null

  toThing(): DeletableThing {
    return THINGS[this.kind]({
      id: this.id,
      season: () => this.within('season_id'),
      league: () => this.within('league_id'),
      team: () => this.within('team_id'),
    })
  }

  private within(field: 'season_id' | 'league_id' | 'team_id'): number {
    const id = this[field]
    if (id == null) throw new Refused(refuseField('things', `A ${this.kind} is named with its ${field}.`))
    return id
  }
}

/** Several things that are deleted together, as one action. */
export class DeletionsDto extends WithReason {
  @ListOf(DeletedThingDto, { least: 1, most: MOST_THINGS })
  things!: DeletedThingDto[]

  @UndoesField()
  undoes?: number[]
}
