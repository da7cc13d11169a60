import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { USER_NOT_FOUND } from '@fullcourt/domain/users/decide'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import type { Actor } from '../../core/http/actor'
import { UserAnswers } from './user-answers'
import { UserAccess } from '../../core/access/user-access'
import type { UserAnswer } from '../../core/sign-in/user.answers'

export class UserQuery {
  constructor(
    readonly actor: Actor,
    readonly user: UserId,
  ) {}
}

@QueryHandler(UserQuery)
export class UserQueryHandler implements IQueryHandler<UserQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly access: UserAccess,
    private readonly answers: UserAnswers,
  ) {}

  async execute({ actor, user: id }: UserQuery): Promise<UserAnswer> {
    await this.access.of(actor, id)
    const user = activeOf(await this.documents.get(userCard, id))
    if (!user) throw new Refused(USER_NOT_FOUND)
    return this.answers.of(user)
  }
}
