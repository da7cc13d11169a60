import { Injectable } from '@nestjs/common'
import type { ByeId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import type { EntryCard } from '@fullcourt/projections/entries/entry'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import type { ByeCard } from '@fullcourt/projections/schedules/byes/bye'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { EntryCards } from '../../../core/identity/entry-cards'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import type { ByeAnswer } from './byes.answers'

/** A bye that was given, or one without an id that a generated schedule leaves. */
export type ListedBye = Pick<Known<ByeCard>, 'season' | 'league' | 'date' | 'teams'> & { readonly id: ByeId | null }

/** Byes with the names of their leagues and teams; a team that has left the league, and a bye of such teams alone, is not shown. */
@Injectable()
export class ByeReader {
  constructor(
    private readonly documents: Documents,
    private readonly entryCards: EntryCards,
  ) {}

  async answers(byes: readonly ListedBye[]): Promise<ByeAnswer[]> {
    const teams = byes.flatMap(bye => bye.teams)
    const [entries, names, leagues] = await Promise.all([
      this.entryCards.getMany(teams.map(({ entry }) => entry)),
      this.documents.getFor(teamCard, teams, ({ team }) => team),
      this.documents.getFor(leagueCard, byes, ({ league }) => league),
    ])
    return byes.flatMap(bye => {
      const league = activeOf(leagues.get(String(bye.league)))
      const shown = playing(bye, entries, names)
      if (!league || shown.length === 0) return []
      return {
        id: bye.id,
        date: bye.date,
        season_id: bye.season,
        league_id: league.id,
        league: { id: league.id, name: league.name },
        teams: [...shown],
        byeTeams: shown.map(team => teamNameOf(names, team)),
      }
    })
  }
}

/** The teams of a bye that are still in the league. */
const playing = ({ teams }: ListedBye, entries: ReadonlyMap<string, EntryCard>, names: TeamCards): readonly number[] =>
  teams.flatMap(({ entry, team }) => (activeOf(entries.get(String(entry))) && activeOf(names.get(String(team))) ? [team] : []))
