import type { PlayerId } from '../ids/kinds'
import type { Sport } from '../sports/sports'
import type { Figures } from './figures'
import { figureOf } from './line'

type Line = { readonly player: PlayerId; readonly line: Figures }

/** Who has most of one of the three figures that a box score always names, all of them where several have as many. */
export const gameLeaders = ({ leaders }: Sport, lines: readonly Line[]): ReadonlySet<PlayerId> =>
  new Set(
    Object.values(leaders).flatMap(({ figure }) => {
      const most = lines.reduce((most, { line }) => Math.max(most, figureOf(line, figure) ?? 0), 0)
      return most === 0 ? [] : lines.filter(({ line }) => figureOf(line, figure) === most).map(({ player }) => player)
    }),
  )
