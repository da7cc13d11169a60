import { BRACKETS_ARE_OFF } from '@fullcourt/domain/organizations/features'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import { isForbidden } from '../../../api/api-error'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { useSession } from '../../parts/session/SessionGate'

/** Whether a call was refused because the organization does not work with brackets. */
export const areBracketsOff = (problem: unknown) =>
  isForbidden(problem) && problem instanceof Error && problem.message === BRACKETS_ARE_OFF.message

/** Said instead of brackets where the organization has not switched them on (docs/brackets.md#switched-off). */
export const BracketsSwitchedOff = () => {
  const { organization_id: organization } = useSession()
  return (
    <EmptyState
      hint="An owner switches them on in the settings."
      action={organization !== null && <Link to={adminAddress('features', { organization })}>Features</Link>}
    >
      {BRACKETS_ARE_OFF.message}
    </EmptyState>
  )
}
