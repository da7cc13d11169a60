import { Switch } from '@mantine/core'
import type { CorrectionAnswer } from '../../../../api/schema'
import { longMoment } from '../../../../ui/format/moments'
import { useTimeZone } from '../../../history/changes/queries'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import { useOrganizationOf } from '../../seasons/queries'
import { publicReason } from '../list/score-calls'
import { scoreOfSides } from '../list/score-text'
import styles from './Corrections.module.css'
import { useShowReason } from './queries'

type Props = {
  game: number
  season: number
  corrections: readonly CorrectionAnswer[]
  /** How many before these are listed no more (docs/games.md#corrections). */
  earlier: number
}

const scoreOf = ({ score_home: home, score_away: away }: CorrectionAnswer['is']) => scoreOfSides({ home, away })

const Correction = ({ game, season, correction }: Pick<Props, 'game' | 'season'> & { correction: CorrectionAnswer }) => {
  const { when, was, is, reason, number } = correction
  const zone = useTimeZone(useOrganizationOf(season))
  const show = useShowReason(game)
  const run = useCommand()
  return (
    <li className={styles.correction}>
      <p>
        <strong>
          {scoreOf(was)} → {scoreOf(is)}
        </strong>{' '}
        <time dateTime={when}>{longMoment(when, zone)}</time>
        {reason && <>: “{reason}”</>}
      </p>
      {reason && (
        <Switch
          label={publicReason.label}
          aria-label={`${publicReason.label}: correction ${number}`}
          checked={correction.public ?? false}
          disabled={show.isPending}
          onChange={event => {
            const isPublic = event.currentTarget.checked
            void run({
              call: () => show.mutateAsync({ correction, isPublic }),
              done: isPublic ? 'Visitors see the reason now.' : 'Visitors no longer see the reason.',
              failure: FAILURES.changeReason,
            })
          }}
        />
      )}
    </li>
  )
}

/** How the final score was corrected, as visitors see it, and whether they see why. */
export const Corrections = ({ game, season, corrections, earlier }: Props) =>
  corrections.length > 0 && (
    <section aria-labelledby="corrections">
      <h2 id="corrections">Corrections of the final score</h2>
      <p className={styles.about}>Visitors see the earlier score and when it was corrected on the page of the game.</p>
      {earlier > 0 && (
        <p className={styles.about}>
          The latest {corrections.length} of {corrections.length + earlier} corrections; the history has all of them.
        </p>
      )}
      <ol className={styles.corrections}>
        {corrections.map(correction => (
          <Correction key={correction.number} game={game} season={season} correction={correction} />
        ))}
      </ol>
    </section>
  )
