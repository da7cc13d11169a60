import { Button } from '@mantine/core'
import type { EqualTeamsAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import type { LeagueAt } from '../../leagues/queries'
import styles from './order.module.css'
import { useDrawLots } from './queries'

type Props = {
  readonly at: LeagueAt
  readonly groups: readonly EqualTeamsAnswer[]
  /** Those whose lots are drawn share a rank all the same. */
  readonly onlyList: boolean
}

const namesOf = ({ teams }: EqualTeamsAnswer) => teams.map(({ name }) => name).join(', ')

/** Teams that nothing tells apart: their lots are drawn once, and their order holds. */
export const Lots = ({ at, groups, onlyList }: Props) => {
  const draw = useDrawLots(at)
  const run = useCommand()
  if (groups.length === 0) return null
  const ask = (group: EqualTeamsAnswer) =>
    void run({
      question: {
        question: `Draw lots among ${namesOf(group)}?`,
        consequence: `They are drawn once, and that cannot be undone: draw them when all games are played. Their order holds for these teams in this league.${onlyList ? ' They will still share a rank: lots only list them.' : ''}`,
        verb: 'Draw Lots',
      },
      call: () => draw.mutateAsync(group.teams.map(({ id }) => id)),
      done: 'Lots drawn',
      failure: FAILURES.drawLots,
    })
  return (
    <section aria-label="Lots">
      <h3>Equal in all other steps</h3>
      <ul className={styles.lots}>
        {groups.map(group => (
          <li key={group.teams.map(({ id }) => id).join()}>
            {namesOf(group)}
            <Button variant="default" disabled={draw.isPending} onClick={() => ask(group)}>
              Draw Lots
              <span className="visuallyHidden"> among {namesOf(group)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
