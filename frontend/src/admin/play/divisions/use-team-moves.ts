import type { DivisionAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { inverse, moveTo, type Move, type Wanted } from './placement'
import { useMoveTeam } from './queries'

/** What was done, as the toast says it that takes it back. */
const summaryOf = (move: Move, divisions: readonly DivisionAnswer[]): string => {
  const name = divisions.find(({ id }) => id === move.division)?.name ?? 'the division'
  switch (move.kind) {
    case 'assign':
      return `${move.team.name} is in ${name}`
    case 'remove':
      return `${move.team.name} is out of ${name}`
    case 'order':
      return `Order of ${name} changed`
  }
}

/** Puts teams where a person wants them, each move with a toast that takes it back. */
export const useTeamMoves = (season: number, divisions: readonly DivisionAnswer[]) => {
  const run = useCommand()
  const { mutateAsync } = useMoveTeam(season)
  return (team: StandingsTeamAnswer, wanted: Wanted): void => {
    const move = moveTo(divisions, team, wanted)
    if (!move) return
    void run({
      call: () => mutateAsync(move),
      undo: () => ({
        thing: `division ${move.division}`,
        message: summaryOf(move, divisions),
        undo: () => mutateAsync(inverse(move)),
      }),
      failure: FAILURES.moveTeams,
    })
  }
}
