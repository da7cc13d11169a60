import type { ScorerLinkAnswer, ScorerLinkWithSecretAnswer } from '../../../api/schema'
import { dateText } from '../../../ui/format/dates'
import { useErasePerson } from '../../history/deletion/useErasePerson'
import { useCommand } from '../../parts/feedback/use-command'
import { ListedRow } from '../../parts/lists/ListedRow'
import { RowButton } from '../../parts/tables/RowButton'
import styles from './scorers.module.css'
import { useEndScorerLink, useRenewScorerLink } from './queries'
import { LINK_FAILURES } from './link-failures'

type Props = {
  links: readonly ScorerLinkAnswer[]
  /** A link that was made anew, to be shown. */
  onMade: (link: ScorerLinkWithSecretAnswer) => void
  /** Whether the person may erase others. */
  mayErase?: boolean
}

const aboutOf = ({ games, lastDay, endedAt, madeBy }: ScorerLinkAnswer) =>
  [
    endedAt === null ? `Scores ${games}` : `Scored ${games}`,
    endedAt === null ? `until ${dateText(lastDay)}` : 'ended',
    madeBy && `made by ${madeBy}`,
  ]
    .filter(Boolean)
    .join(' · ')

const useLinkCommands = (onMade: Props['onMade']) => {
  const run = useCommand()
  const renewal = useRenewScorerLink()
  const ending = useEndScorerLink()
  return {
    renew: ({ id, name }: ScorerLinkAnswer) =>
      run({
        question: {
          question: `Make the link of ${name} anew?`,
          consequence: 'The one before stops working at once, on every phone where it is open.',
          verb: 'Make anew',
        },
        call: async () => onMade(await renewal.mutateAsync(id)),
        failure: LINK_FAILURES.make,
      }),
    end: ({ id, name }: ScorerLinkAnswer) =>
      run({
        question: {
          question: `End the link of ${name}?`,
          consequence: 'Nobody can score with it any more. What was scored stays.',
          verb: 'End link',
          danger: true,
        },
        call: () => ending.mutateAsync(id),
        done: `The link of ${name} has ended`,
        failure: LINK_FAILURES.end,
      }),
  }
}

/** Who may score what until when, with what can be done about it. */
export const LinkRows = ({ links, onMade, mayErase = false }: Props) => {
  const { renew, end } = useLinkCommands(onMade)
  const erase = useErasePerson()
  return (
    <ul className={styles.links}>
      {links.map(link => (
        <li key={link.id}>
          <ListedRow name={link.name} about={aboutOf(link)} hidden={link.endedAt !== null}>
            {link.endedAt === null && <RowButton verb="New link" about={`for ${link.name}`} onClick={() => void renew(link)} />}
            {link.endedAt === null && (
              <RowButton verb="End" about={`the link of ${link.name}`} danger onClick={() => void end(link)} />
            )}
            {link.endedAt !== null && mayErase && (
              <RowButton
                verb="Erase name"
                about={link.name}
                danger
                onClick={() => void erase({ kind: 'scorer', id: link.id, name: link.name })}
              />
            )}
          </ListedRow>
        </li>
      ))}
    </ul>
  )
}
