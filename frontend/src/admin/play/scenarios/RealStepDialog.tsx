import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error'
import type { ScenarioStepAnswer } from '../../../api/schema'
import { Dialog } from '../../parts/dialogs/Dialog'
import { Effects } from '../../parts/effects/Effects'
import { effectsIn, useEffectsOf } from '../../parts/effects/use-effects-of'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { useConfirmUndoing } from '../games/undoing/use-confirm-undoing'
import { realStep, useMakeReal } from './queries'

type Props = { scenario: number; step: ScenarioStepAnswer; onClose: () => void }

/** Somebody changed the same since it was set: who and what is said, and it can be done all the same. */
const isChanged = (problem: unknown) => problem instanceof ApiError && problem.status === 409 && effectsIn(problem) === undefined

/** Does what a change of a scenario says, after what it leads to was shown (docs/history.md#what-if). */
export const RealStepDialog = ({ scenario, step, onClose }: Props) => {
  const makeReal = useMakeReal(scenario)
  const confirmUndoing = useConfirmUndoing()
  const effects = useEffectsOf(realStep(scenario, step.step))
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<unknown>(null)

  const send = (ifMatch: string | undefined) =>
    effects.save(ifPreview =>
      confirmUndoing(undoes => makeReal.mutateAsync({ step: step.step, ifMatch, ifPreview, undoes, reason: reason.trim() })),
    )
  const make = async (ifMatch: string | undefined) => {
    try {
      await send(ifMatch)
      toast.success('Made real')
      onClose()
    } catch (refused) {
      setProblem(refused)
    }
  }

  return (
    <Dialog opened onClose={onClose} title="Make it real?">
      <Stack>
        <p>
          <strong>{step.what}</strong>
        </p>
        <Effects of={effects} />
        <TextInput
          label="Reason"
          description="Shown in the history. Optional."
          maxLength={500}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        {problem !== null && (
          <Alert color="red" role="alert">
            {messageOf(problem, FAILURES.makeReal)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {isChanged(problem) ? (
            <Button loading={makeReal.isPending} onClick={() => void make(undefined)}>
              Make it real all the same
            </Button>
          ) : (
            <Button loading={makeReal.isPending} onClick={() => void make(step.position)}>
              Make it real
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
