import type { SiteValue } from '@fullcourt/domain/organizations/site/events'
import { useState } from 'react'
import { messageOf } from '../../api/api-error'
import { useFresh } from '../calls/use-fresh'
import { isConflict } from '../editing/is-conflict'
import { toast } from '../parts/toast'
import { undoToast } from '../parts/undo-toast'
import { useUnsavedWork } from '../parts/unsaved-work'
import { before, clashes, placesIn, storedValue, typed, typedSince, type Draft, type Place } from './draft'
import { siteQuery, useSaveSite, type Website } from './queries'

/** Two people changed the same fields. */
type Clash = { readonly message: string; readonly theirs: Website; readonly versions: ReturnType<typeof clashes> }

/** What is typed on the pages of a website until it is saved: all of it at once, with a way back. */
export const useDraft = (organization: number, site: Website) => {
  const sending = useSaveSite(organization)
  const fresh = useFresh()
  const [draft, setDraft] = useState<Draft>({})
  const [began, setBegan] = useState(site)
  const [clash, setClash] = useState<Clash | null>(null)
  const [version, setVersion] = useState(0)
  const isChanged = placesIn(draft).length > 0

  const startAgain = (next: Draft) => {
    setDraft(next)
    setClash(null)
    setVersion(count => count + 1)
  }
  useUnsavedWork(
    () => isChanged,
    () => startAgain({}),
  )

  /** What was typed while the save was on its way stays, on top of what is stored now. */
  const saved = (was: Draft, stored: Website) => {
    setBegan(stored)
    setClash(null)
    setDraft(now => typedSince(draft, now))
    undoToast({
      thing: 'website',
      message: 'Website saved',
      undo: () => sending.mutateAsync({ changes: { content: was }, revision: stored.revision }),
      undone: 'The earlier website is back',
    })
  }

  const save = async (onTopOf: Website = began) => {
    const was = before(draft, onTopOf.content)
    try {
      saved(was, await sending.mutateAsync({ changes: { content: draft }, revision: onTopOf.revision }))
    } catch (problem) {
      if (!isConflict(problem)) return toast.error(problem, 'The website could not be saved.')
      const theirs = await fresh(siteQuery(organization))
      setClash({ message: messageOf(problem), theirs, versions: clashes(draft, onTopOf.content, theirs.content) })
    }
  }

  /** Leaves the fields that both changed to the other one, and goes on from there. */
  const takeTheirs = ({ theirs, versions }: Clash) => {
    setBegan(theirs)
    startAgain(
      versions.reduce((left, { place }) => typed(left, theirs.content, place, storedValue(theirs.content, place)), draft),
    )
  }

  return {
    draft,
    version,
    isChanged,
    isSaving: sending.isPending,
    save: () => save(),
    discard: () => startAgain({}),
    type: (place: Place, value: SiteValue | null) => {
      if (!isChanged) setBegan(site)
      setDraft(now => typed(now, site.content, place, value))
    },
    conflict: clash && {
      message: clash.message,
      versions: clash.versions,
      onMine: () => void save(clash.theirs),
      onTheirs: () => takeTheirs(clash),
    },
  }
}
