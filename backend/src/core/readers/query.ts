import type { Type } from '@nestjs/common'
import { Query, QueryHandler } from '@nestjs/cqrs'
import { injectedByName, injectInto, nameClass, type Injectables, type Injected } from '../injection/handlers'

/** What a query is made of. */
type Definition<Asked, Uses extends Injectables, Answer> = {
  /** What Nest injects, by the names that `answer` has for it. */
  readonly uses: Uses
  /** Answers what is asked, or throws what refuses it. */
  readonly answer: (asked: Asked, uses: Injected<Uses>) => Promise<Answer>
}

/** A query as its handler is given it. */
type Sent<Asked> = { readonly asked: Asked }

/** A query of the QueryBus and its handler, which a module provides (`handlersOf`). */
type QueryClass<Asked, Answer> = {
  new (asked: Asked): Sent<Asked> & Query<Answer>
  readonly handler: Type<{ readonly execute: (query: Sent<Asked>) => Promise<Answer> }>
}

/**
 * Makes a query and its handler. `name` is that of its constant. A query whose answer takes more than a few lines is written out, class
 * and handler (`*.query.ts`).
 */
export const query = <Asked, Answer, Uses extends Injectables>(
  name: string,
  { uses, answer }: Definition<Asked, Uses, Answer>,
): QueryClass<Asked, Answer> => {
  class QueryHandlerOfName {
    private readonly uses: Injected<Uses>

    constructor(...injected: readonly object[]) {
      // Nest gives what `injectInto` asks for, each in its place.
      this.uses = injectedByName<Uses>(uses, injected)
    }

    execute({ asked }: Sent<Asked>): Promise<Answer> {
      return answer(asked, this.uses)
    }
  }

  class QueryOfName extends Query<Answer> {
    static readonly handler = QueryHandlerOfName

    constructor(readonly asked: Asked) {
      super()
    }
  }

  nameClass(QueryOfName, name)
  nameClass(QueryHandlerOfName, `${name}Handler`)
  QueryHandler(QueryOfName)(QueryHandlerOfName)
  injectInto(QueryHandlerOfName, Object.values(uses))
  return QueryOfName
}
