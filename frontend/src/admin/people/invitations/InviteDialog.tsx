import type { InvitationWithSecretAnswer } from '../../../api/schema'
import { SelectField } from '../../parts/forms/choice-fields'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import { roleLabels } from '../users/roles'
import { INVITATION_FAILURES } from './invitation-failures'
import { useInvite } from './queries'

type Props = {
  organization: number
  open: boolean
  onClose: () => void
  onMade: (invitation: InvitationWithSecretAnswer) => void
}

const roles = (['staff', 'org_owner'] as const).map(value => ({ value, label: roleLabels[value] }))

/** Makes a link by which somebody joins the staff (docs/admin.md#users). */
export const InviteDialog = ({ organization, open, onClose, onMade }: Props) => {
  const invite = useInvite()
  const send = async (form: FormData) => {
    const invitation = {
      name: fieldText(form, 'name') ?? '',
      email: fieldText(form, 'email'),
      role: form.get('role') === 'org_owner' ? ('org_owner' as const) : ('staff' as const),
    }
    onMade(await invite.mutateAsync({ organization, invitation }))
  }
  return (
    <FormDialog
      title="Invite"
      submit="Make link"
      open={open}
      onClose={onClose}
      onSubmit={send}
      once
      failure={INVITATION_FAILURES.make}
    >
      <TextField
        name="name"
        label="Name"
        description="They choose their own username and password."
        required
        autoComplete="off"
      />
      <TextField name="email" label="Email" description="Optional." type="email" autoComplete="off" />
      <SelectField name="role" label="Role" data={roles} defaultValue="staff" />
    </FormDialog>
  )
}
