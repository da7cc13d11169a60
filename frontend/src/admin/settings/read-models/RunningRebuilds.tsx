import { Button } from '@mantine/core'
import type { RebuildAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { ProgressBar } from '../../parts/feedback/ProgressBar'
import { useCommand } from '../../parts/feedback/use-command'
import { FAILURES } from '../../parts/feedback/failures'
import { useCancelRebuild } from './queries'
import styles from './read-models.module.css'
import { modelWords, rebuildPaceWords } from './rebuilding'

const nameOf = ({ projections }: RebuildAnswer) =>
  projections.length === 1 ? modelWords(projections[0] ?? '') : quantity(projections.length, 'read model')

const RunningRebuild = ({ rebuild }: { rebuild: RebuildAnswer }) => {
  const cancel = useCancelRebuild()
  const run = useCommand()
  const name = nameOf(rebuild)
  const stop = () =>
    run({
      call: () => cancel.mutateAsync(rebuild.projections[0] ?? ''),
      done: `The rebuild of ${name} was cancelled`,
      failure: FAILURES.cancelRebuild,
    })
  return (
    <div className={styles.running}>
      <ProgressBar label={`Rebuilding ${name}`} done={rebuild.done} total={rebuild.target} note={rebuildPaceWords(rebuild)} />
      <Button variant="default" onClick={() => void stop()}>
        Cancel<span className="visuallyHidden"> the rebuild of {name}</span>
      </Button>
    </div>
  )
}

/** How far the rebuilds are that go on, each with a button that ends it. */
export const RunningRebuilds = ({ rebuilds }: { rebuilds: readonly RebuildAnswer[] }) =>
  rebuilds.map(rebuild => <RunningRebuild key={rebuild.projections.join()} rebuild={rebuild} />)
