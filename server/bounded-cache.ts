/** What was made last, at most `limit` of it: the one that was made longest ago goes first. */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>()

  constructor(private readonly limit: number) {}

  get(name: string): Value | undefined {
    return this.values.get(name)
  }

  set(name: string, value: Value): Value {
    this.values.set(name, value)
    for (const oldest of this.values.keys()) {
      if (this.values.size <= this.limit) break
      this.values.delete(oldest)
    }
    return value
  }
}
