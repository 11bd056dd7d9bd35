export interface Deep { x: 1 }
