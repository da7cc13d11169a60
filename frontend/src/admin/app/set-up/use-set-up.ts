import { useState } from 'react'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { useCall } from '../../parts/calls/use-call'
import { everything } from '../../parts/calls/use-invalidate'
import { createKeyring } from '../../parts/paste/keyring'
import { useSession } from '../../parts/session/SessionGate'
import { forgetDraft, keepDraft, readSetUp, type Answers, type SetUpDraft } from '../../settings/set-up/draft'
import { firstAnswers } from './first-answers'
import { makeLeague } from './make'

const KEYS_LAST = 23 * 60 * 60 * 1000

const newDraft = (organization: OrganizationDetailAnswer | undefined): SetUpDraft => ({
  version: 1,
  answers: firstAnswers(organization),
  step: 0,
  made: {},
  began: null,
  keys: [],
})

type Progress = { readonly done: number; readonly total: number }

/** A set-up on its way from the first question to the page that it ends on; every step of it is remembered on this device. */
export const useSetUp = (organization: OrganizationDetailAnswer | undefined) => {
  const { id: user, role } = useSession()
  const [draft, setDraft] = useState(() => readSetUp(user, organization?.id) ?? newDraft(organization))
  const [openedAt] = useState(() => Date.now())
  /** Why the last attempt ended before everything was made; null where none did. */
  const [failure, setFailure] = useState<unknown>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const keep = (next: SetUpDraft) => {
    keepDraft(user, organization?.id, next)
    setDraft(next)
  }

  const send = async (answers: Answers) => {
    const keys = new Map(draft.keys)
    let latest: SetUpDraft = { ...draft, answers, began: draft.began ?? Date.now() }
    const change = (changes: Partial<SetUpDraft>) => {
      latest = { ...latest, ...changes }
      keep(latest)
    }
    const keyring = createKeyring(keys)
    change({})
    await makeLeague({
      answers,
      made: latest.made,
      organization,
      isSuperAdmin: role === 'super_admin',
      // Remembered before it is sent: whoever reloads meanwhile asks for the same again.
      keyOf: call => {
        const key = keyring(call)
        change({ keys: [...keys] })
        return key
      },
      // The names of people stay here no longer than they are needed.
      onMade: made => change(made.isWhole ? { made, keys: [], answers: { ...answers, list: '' } } : { made }),
      onDone: (done, total) => setProgress({ done, total }),
    }).finally(() => setProgress(null))
  }
  const call = useCall(send, everything)
  const make = async (answers: Answers) => {
    setFailure(null)
    try {
      await call.mutateAsync(answers)
    } catch (problem) {
      setFailure(problem)
    }
  }

  return {
    draft,
    progress,
    isMaking: call.isPending,
    failure,
    make,
    /** Calls are known by their keys for a day: what was cut off before that is not sent again. */
    isTooOld: draft.began !== null && !draft.made.isWhole && openedAt - draft.began > KEYS_LAST,
    answer: (answers: Partial<Answers>, step = draft.step) => keep({ ...draft, answers: { ...draft.answers, ...answers }, step }),
    beginAnew: () => {
      forgetDraft(user, organization?.id)
      setFailure(null)
      setDraft(newDraft(organization))
    },
  }
}

export type SettingUp = ReturnType<typeof useSetUp>
