import { useState, type ComponentProps } from 'react'
import type { ProposedSecondFactorAnswer, RecoveryCodesAnswer } from '../../../../api/schema'
import { FAILURES } from '../../feedback/failures'
import { EntryForm } from '../../forms/EntryForm'
import { PasswordField, TextField } from '../../forms/fields'
import { QrCode } from './QrCode'
import { useConfirmTwoFactor, useProposeTwoFactor, useTwoFactorChanged } from './queries'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './two-factor.module.css'

type Props = {
  /** Leaves before it is on. */
  onCancel: () => void
  cancel: string
  /** It is on, and the recovery codes were shown. */
  onDone: () => void
}

/** The three steps by which somebody switches two-factor sign-in on: their password, the code of their app, their recovery codes. */
export const SetUpTwoFactor = ({ onCancel, cancel, onDone }: Props) => {
  const [proposed, setProposed] = useState<ProposedSecondFactorAnswer | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const changed = useTwoFactorChanged()
  const done = () => {
    changed()
    onDone()
  }
  if (codes) return <RecoveryCodes codes={codes} onClose={done} />
  return proposed ? (
    <Confirm proposed={proposed} cancel={cancel} onCancel={onCancel} onConfirmed={setCodes} />
  ) : (
    <AskPassword cancel={cancel} onCancel={onCancel} onProposed={setProposed} />
  )
}

type StepProps = Pick<Props, 'onCancel' | 'cancel'>

/** The form of a step: it takes the place of the one before, and so the focus. */
const StepForm = ({
  onCancel,
  ...form
}: StepProps & Pick<ComponentProps<typeof EntryForm>, 'submit' | 'onSubmit' | 'children'>) => (
  <EntryForm takesFocus onClose={onCancel} failure={FAILURES.twoFactor} {...form} />
)

/** A secret is answered once: where the answer was lost, the repeated request has none. */
const isShown = (answer: Partial<ProposedSecondFactorAnswer>): answer is ProposedSecondFactorAnswer =>
  answer.secretAddress !== undefined

const AskPassword = ({ onProposed, ...left }: StepProps & { onProposed: (to: ProposedSecondFactorAnswer) => void }) => {
  const propose = useProposeTwoFactor()
  const ask = async (form: FormData) => {
    const answer: Partial<ProposedSecondFactorAnswer> = await propose.mutateAsync(String(form.get('password')))
    if (!isShown(answer)) throw new Error(FAILURES.twoFactor)
    onProposed(answer)
    return false
  }
  return (
    <StepForm {...left} submit="Continue" onSubmit={ask}>
      <p>You will need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.</p>
      <PasswordField name="password" label="Your password" autoComplete="current-password" required />
    </StepForm>
  )
}

type ConfirmProps = StepProps & {
  proposed: ProposedSecondFactorAnswer
  onConfirmed: (codes: readonly string[]) => void
}

const Confirm = ({ proposed, onConfirmed, ...left }: ConfirmProps) => {
  const confirm = useConfirmTwoFactor()
  const send = async (form: FormData) => {
    const { recoveryCodes = [] }: Partial<RecoveryCodesAnswer> = await confirm.mutateAsync(String(form.get('code')))
    onConfirmed(recoveryCodes)
    return false
  }
  return (
    <StepForm {...left} submit="Switch on" onSubmit={send}>
      <div className={styles.scan}>
        <QrCode text={proposed.secretAddress} label="Code to be scanned by your app" />
        <p>
          Scan this with your app, or type it in:
          <br />
          <span className={styles.secret}>{proposed.secret}</span>
        </p>
      </div>
      <TextField
        name="code"
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
    </StepForm>
  )
}
