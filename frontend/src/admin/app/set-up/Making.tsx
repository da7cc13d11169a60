import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Alert, Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { isRefusal, messageOf } from '../../../api/api-error'
import { ProgressBar } from '../../parts/feedback/ProgressBar'
import type { SetUpDraft } from '../../settings/set-up/draft'
import styles from './set-up.module.css'
import type { SettingUp } from './use-set-up'

/** What stands already, in words. */
const madeInWords = ({ made, answers }: SetUpDraft): readonly string[] => [
  ...(made.organization ? [`${made.organization.name}, with its public page`] : []),
  ...(made.season === undefined ? [] : [`Season ${answers.season}`]),
]

type Props = { setUp: SettingUp; onCorrect: () => void }

/** What is being made, or what was made before it was cut off, and how to go on from there. */
export const Making = ({ setUp: { draft, progress, isMaking, failure, make, isTooOld, beginAnew }, onCorrect }: Props) => {
  const done = madeInWords(draft)
  const { organization, season } = draft.made
  if (isMaking) return <ProgressBar label="Making your league" done={progress?.done ?? 0} total={progress?.total ?? null} />
  return (
    <div className={styles.stopped}>
      <Alert color="red" role="alert" title="Not everything is made yet">
        {failure ? messageOf(failure, 'The league could not be made.') : 'It was cut off.'}
      </Alert>
      {done.length > 0 && (
        <div>
          <p>Made so far, and not made again:</p>
          <ul>
            {done.map(one => (
              <li key={one}>{one}</li>
            ))}
            {season !== undefined && <li>Of its teams and players as many as were reached</li>}
          </ul>
        </div>
      )}
      {isTooOld ? (
        <Group>
          {season !== undefined && organization && (
            <Button component={Link} to={adminAddress('season', { season })}>
              To the season
            </Button>
          )}
          <Button variant="default" onClick={beginAnew}>
            Begin anew
          </Button>
        </Group>
      ) : (
        <Group>
          <Button onClick={() => void make(draft.answers)}>Go on</Button>
          {(done.length === 0 || isRefusal(failure)) && (
            <Button variant="default" onClick={onCorrect}>
              Correct what you entered
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
