import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { DEFAULT_ORDER_RULE, type OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import { ruleInWords } from '@fullcourt/domain/order-rules/rule-in-words'
import { ruleFault } from '@fullcourt/domain/order-rules/rule-faults'
import type { LeagueOrderRuleAnswer } from '../../../../api/schema'
import { Effects } from '../../../parts/effects/Effects'
import { useEffectsOf } from '../../../parts/effects/use-effects-of'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import type { LeagueAt } from '../../leagues/queries'
import { isSameRule, lotsOnlyList, ruleOf } from './draft'
import { Lots } from './Lots'
import styles from './order.module.css'
import { OrderFields } from './OrderFields'
import { OrderPreview } from './OrderPreview'
import { changedOrder, useSetOrderRule } from './queries'

type Props = { readonly at: LeagueAt; readonly stored: LeagueOrderRuleAnswer }

/** What is edited, and the rule that was stored when it began; null while nothing is. */
type Draft = { readonly rule: OrderRule; readonly of: OrderRule } | null

/** The order of a league's table while a person chooses it: nothing holds until it is saved. */
export const OrderEditor = ({ at, stored }: Props) => {
  const [draft, setDraft] = useState<Draft>(null)
  const save = useSetOrderRule(at)
  const run = useCommand()
  const now = ruleOf(stored.rule)
  const rule = draft?.rule ?? now
  const edit = (next: OrderRule) => setDraft({ rule: next, of: draft?.of ?? now })
  const isChanged = !isSameRule(rule, now)
  const fault = ruleFault(rule)
  const effects = useEffectsOf(isChanged && fault === undefined ? changedOrder(at, rule) : null)
  const submit = async () => {
    const isSaved = await run({
      call: () => effects.save(ifPreview => save.mutateAsync({ rule, revision: stored.revision ?? 0, ifPreview })),
      done: 'Order of the table saved',
      failure: FAILURES.saveOrderRule,
    })
    if (isSaved) setDraft(null)
  }
  return (
    <div className={styles.editor}>
      <div className={styles.rule}>
        <p className={styles.about}>
          Teams are compared step by step: who is equal in one goes on to the next.{' '}
          {stored.isOwn ? 'This league has an order of its own.' : 'This is the standard order.'}
        </p>
        {draft && !isSameRule(draft.of, now) && isChanged && (
          <Alert role="alert">The order was changed meanwhile: {ruleInWords(now)}. Saving replaces it.</Alert>
        )}
        <OrderFields rule={rule} onChange={edit} />
        <div className={styles.actions}>
          <Button disabled={!isChanged || fault !== undefined} loading={save.isPending} onClick={() => void submit()}>
            Save Order
          </Button>
          {isChanged && (
            <Button variant="default" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          )}
          {!isSameRule(rule, DEFAULT_ORDER_RULE) && (
            <Button variant="subtle" onClick={() => edit(DEFAULT_ORDER_RULE)}>
              Standard order
            </Button>
          )}
        </div>
      </div>
      <div className={styles.outcome}>
        {!fault && <OrderPreview at={at} rule={rule} />}
        <Effects of={effects} />
        {!isChanged && <Lots at={at} groups={stored.waitingForLots} onlyList={lotsOnlyList(now)} />}
      </div>
    </div>
  )
}
