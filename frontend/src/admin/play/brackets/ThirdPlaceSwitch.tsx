import { Switch } from '@mantine/core'
import type { BracketAnswer } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useSetThirdPlace, type DivisionAt } from './queries'

/** Whether the losers of the semifinals play each other. It changes only when the server has agreed. */
export const ThirdPlaceSwitch = ({ at, bracket }: { at: DivisionAt; bracket: BracketAnswer }) => {
  const { playsThirdPlace, revision = 0 } = bracket
  const set = useSetThirdPlace(at)
  const run = useCommand()
  const toggle = () =>
    void run({
      call: () => set.mutateAsync({ playsThirdPlace: !playsThirdPlace, revision }),
      failure: FAILURES.updateBracket,
    })
  return (
    <Switch
      label="Game for third place"
      checked={playsThirdPlace}
      aria-busy={set.isPending}
      onChange={() => !set.isPending && toggle()}
    />
  )
}
