import type { EntryId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Known } from '@fullcourt/projections/card'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { ofTeam } from '@fullcourt/projections/games/game-lists'
import type { Documents } from '../../storage/documents/documents'

/** A team in a season, or in one league of it. */
export type PlayingTeam = { readonly season: SeasonId; readonly team: TeamId; readonly entry?: EntryId }

/** The games of a team in a season, or those of one entry, from the earliest. */
export const gamesOfTeam = async (
  documents: Documents,
  { season, team, entry }: PlayingTeam,
): Promise<readonly Known<GameCard>[]> => {
  const games = await documents.active(gameCard, { index: 'team', key: ofTeam(season, team) })
  if (entry === undefined) return games
  return games.filter(({ context: { home, away } }) => home.entry === entry || away.entry === entry)
}
