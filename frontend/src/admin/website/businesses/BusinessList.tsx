import type { BusinessAnswer } from '../../../api/schema'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { ListedRow } from '../../parts/lists/ListedRow'
import { RowButton } from '../../parts/tables/RowButton'
import listStyles from '../../parts/lists/SettingsList.module.css'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useDeletion } from '../../parts/effects/use-deletion'
import { useBusinessRemoval, useChangeBusiness } from './queries'

type Props = { businesses: readonly BusinessAnswer[]; onEdit: (business: BusinessAnswer) => void }

const aboutBusiness = ({ category, sport, city, state, signupStatus }: BusinessAnswer) =>
  [category, sport, [city, state].filter(Boolean).join(', '), `Sign-up ${signupStatus}`].filter(Boolean).join(' · ')

/** The listings by name. */
export const BusinessList = ({ businesses, onEdit }: Props) => {
  if (businesses.length === 0) return <EmptyState hint="Add the first one with the form.">No businesses yet.</EmptyState>
  return (
    <ul className={listStyles.list} aria-label="Businesses">
      {businesses.map(business => (
        <li key={business.id}>
          <ListedRow name={business.name} about={aboutBusiness(business)} hidden={business.signupStatus === 'closed'}>
            <BusinessActions business={business} onEdit={() => onEdit(business)} />
          </ListedRow>
        </li>
      ))}
    </ul>
  )
}

const BusinessActions = ({ business, onEdit }: { business: BusinessAnswer; onEdit: () => void }) => {
  const { id, name, signupStatus, revision = 0 } = business
  const change = useChangeBusiness()
  const deletion = useDeletion(useBusinessRemoval())
  const run = useCommand()
  const toggle = () =>
    run({
      call: () =>
        change.mutateAsync({ id, changes: { signupStatus: signupStatus === 'active' ? 'closed' : 'active' }, revision }),
      failure: FAILURES.changeBusiness,
    })
  const ask = () =>
    deletion({
      things: [business],
      noun: 'business',
      name,
      question: 'Are you sure you want to delete this business?',
      consequence: name,
      verb: 'Delete',
      failure: FAILURES.deleteThings,
    })
  return (
    <>
      <RowButton
        verb={signupStatus === 'active' ? 'Close sign-up' : 'Open sign-up'}
        about={`of ${name}`}
        onClick={() => void toggle()}
      />
      <RowButton verb="Edit" about={name} onClick={onEdit} />
      <RowButton verb="Delete" about={name} danger onClick={() => void ask()} />
    </>
  )
}
