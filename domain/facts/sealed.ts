declare const sealed: unique symbol

/** A person's name, e-mail, phone or photo, closed with that person's key: opaque here, opened only where it is shown (design 2). */
export type Sealed = string & { readonly [sealed]: true }
