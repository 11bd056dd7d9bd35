export interface Shape { corners: Corner[] }
export interface Corner { x: number }
