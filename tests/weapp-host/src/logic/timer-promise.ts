/**
 * iOS 15 and older have no microtasks for a mini-program: WeChat replaces `Promise` by one whose reactions are timers. They
 * run after timers that were set before, and a tap is over when they come. Syntax is not replaced: `await` in a native async
 * function goes on by a microtask, unless what it waits for is such a promise.
 *
 * Run in the mini-program's realm after its timers are there.
 */
export const timerPromise = `(() => {
  const Native = Promise
  const later = setTimeout
  const isThenable = (value) =>
    value !== null && (typeof value === 'object' || typeof value === 'function') && typeof value.then === 'function'
  class TimerPromise extends Native {
    constructor(executor) {
      let settled
      let native
      const reactions = []
      super((resolve, reject) => (native = { resolve, reject }))
      let called = false
      const settle = (state, value) => {
        settled = { state, value }
        // The engine is told as well, for what nobody handles.
        native[state](state === 'resolve' ? undefined : value)
        for (const react of reactions.splice(0)) later(react)
      }
      const resolve = (value) => {
        if (called) return
        called = true
        follow(value)
      }
      const reject = (reason) => {
        if (called) return
        called = true
        settle('reject', reason)
      }
      const follow = (value) => {
        if (value === this) return settle('reject', new TypeError('a promise of itself'))
        try {
          if (!isThenable(value)) return settle('resolve', value)
          let once = false
          const first = (then) => (result) => {
            if (once) return
            once = true
            then(result)
          }
          value.then(first(follow), first((reason) => settle('reject', reason)))
        } catch (error) {
          settle('reject', error)
        }
      }
      Object.defineProperty(this, 'react', {
        value: (react) => (settled ? later(react) : reactions.push(react))
      })
      Object.defineProperty(this, 'outcome', { value: () => settled })
      try {
        executor(resolve, reject)
      } catch (error) {
        reject(error)
      }
    }
    then(onResolve, onReject) {
      super.then(undefined, () => undefined)
      return new TimerPromise((resolve, reject) => {
        this.react(() => {
          const { state, value } = this.outcome()
          const handle = state === 'resolve' ? onResolve : onReject
          if (typeof handle !== 'function') return state === 'resolve' ? resolve(value) : reject(value)
          try {
            resolve(handle(value))
          } catch (error) {
            reject(error)
          }
        })
      })
    }
    static get [Symbol.species]() {
      return TimerPromise
    }
  }
  Promise = TimerPromise
})()`
