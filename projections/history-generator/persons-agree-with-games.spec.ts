import { SIDES } from '@fullcourt/domain/games/sides'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import { addLines } from '@fullcourt/domain/statistics/add-lines'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { onePerSide, totalsOfGames } from '@fullcourt/domain/statistics/totals-of-games'
import { playerMerges } from '../players/merges'
import { playerLines } from '../statistics/player-lines'
import { activeGames, holds } from './at-the-end'
import type { Installation } from './installation'

it('Merges are what the decisions know of them', () =>
  holds(playerMerges, (documents, { installation }) => {
    for (const organization of installation.organizations) {
      const merged = documents.get(String(organization))?.merged ?? []
      expect(new Map(merged.map(({ duplicate, master }) => [duplicate, master]))).toEqual(
        installation.log.state(mergesStream, organization),
      )
    }
  }))

/** Every person with all their ids. */
const persons = (installation: Installation): readonly (readonly PlayerId[])[] =>
  installation.players
    .filter(({ player }) => installation.person(player).player === player)
    .map(({ player, organization }) => installation.identities(organization).idsOf(player))

/** The lines of a person in the games at the end: one per game and side, counted afresh. */
const linesOf = (installation: Installation, ids: readonly PlayerId[]) =>
  activeGames(installation).flatMap(({ id, figures: { lines } }) =>
    SIDES.flatMap(side => {
      const own = lines.filter(line => line.side === side && ids.includes(line.player)).map(({ line }) => line)
      return own.length === 0 ? [] : [{ game: id, side, line: addLines(own) }]
    }),
  )

const pointsOf = (lines: readonly { readonly line: Figures }[]) =>
  lines.reduce((sum, { line }) => sum + (deriveLine(line).figures.PTS ?? 0), 0)

it('What a person comes to is what their lines at the end come to, each game counted once', () =>
  holds(playerLines, (documents, { installation }) => {
    for (const ids of persons(installation)) {
      const recorded = [...documents.values()].filter(({ player }) => ids.includes(player)).flatMap(({ lines }) => lines)
      const counted = linesOf(installation, ids)
      const totals = totalsOfGames(recorded)
      expect(totals.games).toBe(new Set(counted.filter(({ line }) => Object.keys(line).length > 0).map(({ game }) => game)).size)
      expect(totals.sums.PTS ?? 0).toBe(pointsOf(counted))
      expect(onePerSide(recorded).length).toBe(counted.length)
    }
  }))
