import { INVITATION_PATH } from '@fullcourt/domain/pages/invitation-page'
import { useState } from 'react'
import type { InvitationWithSecretAnswer } from '../../../api/schema'
import { Dialog } from '../../parts/dialogs/Dialog'
import { addressWithSecret } from '../../parts/links/address-with-secret'
import { LinkToSend } from '../../parts/links/LinkToSend'
import { roleLabels } from '../users/roles'

const LOST = 'The answer with the link got lost on the way. End this invitation, and make another one.'

type Props = { invitation: InvitationWithSecretAnswer | null; open: boolean; onClose: () => void }

/** The link of an invitation that was just made, until it is closed: nobody can ask for it again. */
export const ShownInvitation = ({ invitation, open, onClose }: Props) => {
  const [last, setLast] = useState(invitation)
  if (invitation !== null && invitation !== last) setLast(invitation)
  const title = `Invitation for ${last?.name ?? ''}`
  return (
    <Dialog opened={open} onClose={onClose} title={title} size={540}>
      {last?.secret === undefined ? (
        <p>{LOST}</p>
      ) : (
        <LinkToSend address={addressWithSecret(INVITATION_PATH, last.secret)} title={title} onClose={onClose}>
          Whoever opens it first, within seven days, joins as {roleLabels[last.role]}. Give it to {last.name} alone.
          {last.mail !== null && ` It goes to ${last.email} by mail as well.`}
        </LinkToSend>
      )}
    </Dialog>
  )
}
