import type { InvitationAnswer } from '../../../api/schema'
import { longMoment } from '../../../ui/format/moments'
import { useErasePerson } from '../../history/deletion/useErasePerson'
import { useCommand } from '../../parts/feedback/use-command'
import { ListedRow } from '../../parts/lists/ListedRow'
import { RowButton } from '../../parts/tables/RowButton'
import { roleLabels } from '../users/roles'
import { INVITATION_FAILURES } from './invitation-failures'
import { useEndInvitation } from './queries'

type Props = { invitations: readonly InvitationAnswer[]; zone: string }

const MAILS = {
  waiting: 'mail not sent yet',
  sent: 'sent by mail',
  failed: 'its mail was not accepted: give the link yourself, or invite anew',
} as const

const aboutOf = ({ email, role, ends, isOver, madeBy, mail }: InvitationAnswer, zone: string) =>
  [
    roleLabels[role],
    email,
    `${isOver ? 'ended without being used' : 'good'} until ${longMoment(ends, zone)}`,
    madeBy && `made by ${madeBy}`,
    mail && !isOver && MAILS[mail],
  ]
    .filter(Boolean)
    .join(' · ')

/** Who was invited and has not come, with what can be done about it. */
export const InvitationRows = ({ invitations, zone }: Props) => {
  const run = useCommand()
  const ending = useEndInvitation()
  const erase = useErasePerson()
  const end = ({ id, name }: InvitationAnswer) =>
    run({
      question: {
        question: `End the invitation of ${name}?`,
        consequence: 'Nobody can join by its link any more.',
        verb: 'End invitation',
        danger: true,
      },
      call: () => ending.mutateAsync(id),
      done: `The invitation of ${name} has ended`,
      failure: INVITATION_FAILURES.end,
    })
  return (
    <div>
      {invitations.map(invitation => (
        <ListedRow key={invitation.id} name={invitation.name} about={aboutOf(invitation, zone)} hidden={invitation.isOver}>
          {invitation.isOver ? (
            <RowButton
              verb="Erase name"
              about={invitation.name}
              danger
              onClick={() => void erase({ kind: 'invitation', id: invitation.id, name: invitation.name })}
            />
          ) : (
            <RowButton verb="End" about={`the invitation of ${invitation.name}`} danger onClick={() => void end(invitation)} />
          )}
        </ListedRow>
      ))}
    </div>
  )
}
