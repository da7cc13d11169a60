import type { SiteValue } from '@fullcourt/domain/organizations/site/events'
import { useMemo, useState } from 'react'
import { useFresh } from '../../parts/calls/use-fresh'
import type { Editing, Stored } from '../../parts/editing/editing'
import { useValueEdit } from '../../parts/editing/use-value-edit'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { undoToast } from '../../parts/feedback/undo-toast'
import { useUnsavedWork } from '../../parts/dialogs/unsaved-work'
import {
  before,
  clashes,
  draftRules,
  placesIn,
  changesSince,
  wholeOf,
  withTyped,
  type WebsiteDraft,
  type FieldPlace,
} from './draft'
import { websiteQuery, useSaveSite, type Website } from './queries'

const storedDraft = ({ content, revision }: Website): Stored<WebsiteDraft> => ({ value: wholeOf(content), revision })

const draftOf = (edit: Editing<WebsiteDraft> | undefined): WebsiteDraft => (edit ? changesSince(edit.read.value, edit.value) : {})

/** What is typed on the pages of a website until it is saved: all of it at once, with a way back. */
export const useDraft = (organization: number, site: Website) => {
  const { mutateAsync: send, isPending: isSaving } = useSaveSite(organization)
  const fresh = useFresh()
  const { edit, conflict, type, choose, save, clear } = useValueEdit(draftRules, {
    send: async edit => {
      const draft = draftOf(edit)
      const was = before(draft, edit.read.value)
      const saved = await send({ changes: { content: draft }, revision: edit.read.revision })
      undoToast({
        thing: 'website',
        message: 'Website saved',
        undo: () => send({ changes: { content: was }, revision: saved.revision }),
        undone: 'The earlier website is back',
      })
      return storedDraft(saved)
    },
    fresh: async () => storedDraft(await fresh(websiteQuery(organization))),
  })
  /** Changes with everything that is not typed, so that fields begin anew. */
  const [version, setVersion] = useState(0)
  const draft = useMemo(() => draftOf(edit), [edit])
  const isChanged = placesIn(draft).length > 0

  const discard = () => {
    clear()
    setVersion(count => count + 1)
  }
  useUnsavedWork(() => isChanged, discard)

  const saveAll = async () => {
    const outcome = await save()
    if (typeof outcome === 'object') toast.error(outcome.failed, FAILURES.saveWebsite)
  }

  return {
    draft,
    version,
    isSaving,
    save: saveAll,
    discard,
    type: (place: FieldPlace, value: SiteValue | null) =>
      type(storedDraft(site), (now, read) => withTyped(now, read, place, value)),
    conflict: conflict && {
      message: conflict.message,
      versions: clashes(draft, conflict.read, conflict.theirs.value),
      onMine: () => {
        choose('mine chosen')
        void saveAll()
      },
      onTheirs: () => {
        choose('theirs chosen')
        setVersion(count => count + 1)
      },
    },
  }
}
