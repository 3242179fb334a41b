import './early-value.h5'

class EarlyInput extends HTMLElement {
  inputRef?: HTMLInputElement
  watchValue(value: string) {
    if (this.inputRef!.value !== value) this.inputRef!.value = value
  }
}

test('a value that comes before the element has drawn itself is no error, a later one arrives', async () => {
  window.customElements.define('taro-input-core', EarlyInput)
  await window.customElements.whenDefined('taro-input-core')
  await Promise.resolve()
  const element = document.createElement('taro-input-core') as EarlyInput
  expect(() => element.watchValue('a')).not.toThrow()
  element.inputRef = document.createElement('input')
  element.watchValue('b')
  expect(element.inputRef.value).toBe('b')
})
