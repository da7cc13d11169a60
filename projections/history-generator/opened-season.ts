import { choose, type Installation } from './installation'
import { command, pick, type WeightedCommand } from './generator-command'
import { enterFigures, scheduleBetween, sportOfGame } from './game-commands'
import { makeLeague, makeSeason } from './season-commands'
import { makePlayerOf, makeTeamIn } from './team-commands'

/** A new season is active instead of the one before, and in its first game somebody has a figure that tables show. */
const openSeason = (installation: Installation, organization: number): void => {
  const league = makeLeague(installation, organization, makeSeason(installation, organization, true))
  const before = installation.entries.length
  for (let team = 0; team < 2; team++) makeTeamIn(installation, league)
  const [home, away] = installation.entries.slice(before)
  if (!home || !away) return
  makePlayerOf(installation, home)
  scheduleBetween(installation, home, away)
  const [game, player] = [installation.games.at(-1), installation.players.at(-1)?.player]
  if (!game || player === undefined) return
  const figures = { [sportOfGame(installation, game.context).summary.figure]: 3 }
  enterFigures(installation, game, { player, side: 'home', figures })
}

/** Seasons that are played at once: of another sport than the first one there are seldom games otherwise. */
export const openedSeasonCommands: readonly WeightedCommand[] = [
  command('open season', 2, pick, (installation, which) => {
    const organization = choose(
      installation.organizations.filter(id => installation.isActive(id)),
      which,
    )
    if (organization !== undefined) openSeason(installation, organization)
  }),
]
