import type { GameFileRow, PlayerFileRow } from './rows'

const whenPlayed = ({ details: { date, time } }: GameFileRow) => `${date} ${time ?? ''}`

/** Without rosters a player is on the roster of the team of their last line; null for one without lines. */
export const lastTeams = (
  players: readonly PlayerFileRow[],
  games: readonly GameFileRow[],
): readonly { readonly player: string; readonly team: string | null }[] => {
  const teams = new Map<string, string>()
  const inOrder = [...games].sort((a, b) => (whenPlayed(a) < whenPlayed(b) ? -1 : whenPlayed(a) > whenPlayed(b) ? 1 : 0))
  for (const { lines } of inOrder) for (const { player, team } of lines) teams.set(player, team)
  return players.map(({ id }) => ({ player: id, team: teams.get(id) ?? null }))
}
