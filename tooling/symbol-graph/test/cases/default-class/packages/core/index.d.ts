/** A widget. */
export default class Widget {}
