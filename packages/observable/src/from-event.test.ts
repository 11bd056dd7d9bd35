// @vitest-environment jsdom
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fromEvent, operators } from './index.ts'

test('delivers events of a DOM node while subscribed', () => {
  const button = document.createElement('button')
  const log: string[] = []
  const clicks = fromEvent(button, 'click')
  button.click()
  const subscription = clicks.subscribe((event) => log.push(`${event.type} ${event.detail}`))
  button.click()
  button.dispatchEvent(new MouseEvent('click', { detail: 2 }))
  subscription.unsubscribe()
  button.click()
  expect(log).toEqual(['click 0', 'click 2'])
})

test('delivers while the event is dispatched, so that it can be prevented', () => {
  const form = document.createElement('form')
  fromEvent(form, 'submit').subscribe((event) => event.preventDefault())
  expect(form.dispatchEvent(new Event('submit', { cancelable: true }))).toBe(false)
})

test('listens in the capture phase, and removes that listener', () => {
  const outer = document.createElement('div')
  const inner = outer.appendChild(document.createElement('i'))
  const log: string[] = []
  inner.addEventListener('ping', (event) => {
    log.push('inner')
    event.stopPropagation()
  })
  const subscription = fromEvent(outer, 'ping', { capture: true }).subscribe(() => log.push('outer'))
  inner.dispatchEvent(new Event('ping', { bubbles: true }))
  subscription.unsubscribe()
  inner.dispatchEvent(new Event('ping', { bubbles: true }))
  expect(log).toEqual(['outer', 'inner', 'inner'])
})

test('a passive listener cannot prevent', () => {
  const target = document.createElement('div')
  fromEvent(target, 'wheel', { passive: true }).subscribe((event) => event.preventDefault())
  expect(target.dispatchEvent(new Event('wheel', { cancelable: true }))).toBe(true)
})

test('works on a bare EventTarget, with operators', () => {
  const target = new EventTarget()
  const log: string[] = []
  fromEvent(target, 'ping')
    .pipe(
      operators.take(2),
      operators.map((event) => event.type),
    )
    .subscribe({ next: (type) => log.push(type), complete: () => log.push('complete') })
  for (let times = 0; times < 3; times++) target.dispatchEvent(new Event('ping'))
  expect(log).toEqual(['ping', 'ping', 'complete'])
})

test('ten thousand subscriptions that end leave no listeners', () => {
  const target = new EventTarget()
  const listeners = new Set<unknown>()
  const counted = Object.assign(target, {
    addEventListener(type: string, listener: EventListener, options: object) {
      listeners.add(listener)
      EventTarget.prototype.addEventListener.call(target, type, listener, options)
    },
    removeEventListener(type: string, listener: EventListener, options: object) {
      listeners.delete(listener)
      EventTarget.prototype.removeEventListener.call(target, type, listener, options)
    },
  })
  const subscriptions = Array.from({ length: 10_000 }, () => fromEvent(counted, 'ping').subscribe())
  expect(listeners.size).toBe(10_000)
  for (const subscription of subscriptions) subscription.unsubscribe()
  expect(listeners.size).toBe(0)
})

test('delivers the arguments of a Node.js emitter while subscribed, its errors included', () => {
  const emitter = new EventEmitter()
  const log: unknown[] = []
  const subscriptions = ['exit', 'error'].map((type) => fromEvent(emitter, type).subscribe((args) => log.push(args)))
  emitter.emit('exit', 1, 'SIGTERM')
  emitter.emit('exit')
  emitter.emit('error', 'broken')
  for (const subscription of subscriptions) subscription.unsubscribe()
  emitter.emit('exit', 2)
  expect(log).toEqual([[1, 'SIGTERM'], [], ['broken']])
  expect(emitter.eventNames()).toEqual([])
})
