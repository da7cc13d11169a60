import type { GlobalTeamAnswer } from '../../../api/schema'
import type { TeamAt } from '../teams/queries'

/** A team in a league, to be chosen. */
export type EntryChoice = { readonly value: string; readonly name: string; readonly about: string; readonly at: TeamAt }

/** A team in each league that it plays in. */
export const entryChoices = (teams: readonly GlobalTeamAnswer[]): readonly EntryChoice[] =>
  teams.flatMap(({ id, name, leagues }) =>
    leagues.map(({ slt_id, league, season }) => ({
      value: String(slt_id),
      name,
      about: `${league.name}, ${season.name}`,
      at: { seasonId: season.id, leagueId: league.id, id },
    })),
  )
