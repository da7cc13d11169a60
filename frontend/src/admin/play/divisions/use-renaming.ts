import type { DivisionAnswer } from '../../../api/schema'
import { thingIn, useFresh } from '../../parts/calls/use-fresh'
import type { Stored } from '../../parts/editing/editing'
import { textRules } from '../../parts/editing/text-rules'
import { useValueEdit } from '../../parts/editing/use-value-edit'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { undoToast } from '../../parts/feedback/undo-toast'
import { divisionsQuery, useRenameDivision } from './queries'

const storedName = ({ name, revision = 0 }: DivisionAnswer): Stored<string> => ({ value: name, revision })

/** The name of a division while a person changes it; `opened` is the division as it was when that began. */
export const useRenaming = (season: number, opened: DivisionAnswer, onSaved: () => void) => {
  const { id } = opened
  const rename = useRenameDivision(season)
  const fresh = useFresh()
  const edit = useValueEdit(textRules, {
    send: async ({ read, value }) => {
      const answer = await rename.mutateAsync({ id, name: value, revision: read.revision })
      const undo = () => rename.mutateAsync({ id, name: read.value, revision: answer.revision })
      undoToast({ thing: `division ${id}`, message: `${read.value} is now ${value}`, undo })
      return storedName(answer)
    },
    fresh: async () => storedName(thingIn(await fresh(divisionsQuery(season)), id, 'Division not found')),
  })
  const save = async () => {
    const outcome = await edit.save()
    if (outcome === 'saved') onSaved()
    else if (outcome !== 'conflict') toast.error(outcome.failed, FAILURES.renameDivision)
  }
  return {
    isSaving: rename.isPending,
    rename: (wanted: string) => {
      edit.type(storedName(opened), () => wanted)
      return save()
    },
    conflict: edit.conflict,
    keepMine: () => {
      edit.choose('mine chosen')
      void save()
    },
  }
}
