import { USER_NOT_FOUND } from '@fullcourt/domain/users/decide'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { userCard } from '@fullcourt/projections/users/user'
import { query } from '../../core/readers/query'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import type { Actor } from '../../core/http/actor'
import { UserAccess } from '../../core/access/user-access'
import type { UserAnswer } from '../../core/sign-in/user.answers'
import { UserAnswers } from './user-answers'

type OfUser = { readonly actor: Actor; readonly user: UserId }

export const UserQuery = query('UserQuery', {
  uses: { documents: Documents, access: UserAccess, answers: UserAnswers },
  answer: async ({ actor, user: id }: OfUser, { documents, access, answers }): Promise<UserAnswer> => {
    await access.of(actor, id)
    const user = activeOf(await documents.get(userCard, id))
    if (!user) throw new Refused(USER_NOT_FOUND)
    return answers.of(user)
  },
})
