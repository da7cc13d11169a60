import { FAILURES } from '../feedback/failures'
import { useCommand } from '../feedback/use-command'

/** Saves an order, and says so where that was refused; resolves to the list as the server has it then, or to false. */
export const useSaveOrder = () => {
  const run = useCommand()
  return async <Item>(save: () => Promise<readonly Item[]>): Promise<readonly Item[] | false> => {
    const answered: { list: readonly Item[] } = { list: [] }
    const isSaved = await run({
      call: async () => {
        answered.list = await save()
      },
      failure: FAILURES.saveOrder,
    })
    return isSaved && answered.list
  }
}
