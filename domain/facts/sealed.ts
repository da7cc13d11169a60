declare const sealed: unique symbol

/**
 * A person's name, e-mail, phone or photo, closed with that person's key: opaque here, opened only where it is shown
 * (docs/people.md#sealed).
 */
export type Sealed = string & { readonly [sealed]: true }

/** A text closed with a key that every person here has a sealed share of: once one of them is erased, nobody can open it. */
export type JointlySealed = { readonly shares: { readonly [person: string]: Sealed }; readonly text: Sealed }
