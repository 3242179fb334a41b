import { makeAutoObservable } from 'mobx'

/**
 * Makes a model or a store observable, at the end of its constructor: fields by reference, so that a change is a new value or
 * happens in a map of its own; getters computed; methods bound and actions.
 */
export const observed = <T extends object>(model: T): T =>
  makeAutoObservable(model, {}, { autoBind: true, deep: false })
