/** A class of many members. */
export declare class Large {
  /** Method 0. */
  m0(): void
  /** Method 1. */
  m1(): void
  /** Method 2. */
  m2(): void
  /** Method 3. */
  m3(): void
  /** Method 4. */
  m4(): void
  /** Method 5. */
  m5(): void
  /** Method 6. */
  m6(): void
  /** Method 7. */
  m7(): void
  /** Method 8. */
  m8(): void
  /** Method 9. */
  m9(): void
  /** Method 10. */
  m10(): void
  /** Method 11. */
  m11(): void
  /** Method 12. */
  m12(): void
  /** Method 13. */
  m13(): void
  /** Method 14. */
  m14(): void
  /** Method 15. */
  m15(): void
  /** Method 16. */
  m16(): void
  /** Method 17. */
  m17(): void
  /** Method 18. */
  m18(): void
  /** Method 19. */
  m19(): void
  /** Method 20. */
  m20(): void
  /** Method 21. */
  m21(): void
  /** Method 22. */
  m22(): void
  /** Method 23. */
  m23(): void
  /** Method 24. */
  m24(): void
  /** Method 25. */
  m25(): void
  /** Method 26. */
  m26(): void
  /** Method 27. */
  m27(): void
  /** Method 28. */
  m28(): void
  /** Method 29. */
  m29(): void
  /** Method 30. */
  m30(): void
  /** Method 31. */
  m31(): void
  /** Method 32. */
  m32(): void
  /** Method 33. */
  m33(): void
  /** Method 34. */
  m34(): void
  /** Method 35. */
  m35(): void
  /** Method 36. */
  m36(): void
  /** Method 37. */
  m37(): void
  /** Method 38. */
  m38(): void
  /** Method 39. */
  m39(): void
  /** Method 40. */
  m40(): void
  /** Method 41. */
  m41(): void
  /** Method 42. */
  m42(): void
  /** Method 43. */
  m43(): void
  /** Method 44. */
  m44(): void
  /** Method 45. */
  m45(): void
  /** Method 46. */
  m46(): void
  /** Method 47. */
  m47(): void
  /** Method 48. */
  m48(): void
  /** Method 49. */
  m49(): void
  /** Method 50. */
  m50(): void
  /** Method 51. */
  m51(): void
  /** Method 52. */
  m52(): void
  /** Method 53. */
  m53(): void
  /** Method 54. */
  m54(): void
  /** Method 55. */
  m55(): void
  /** Method 56. */
  m56(): void
  /** Method 57. */
  m57(): void
  /** Method 58. */
  m58(): void
  /** Method 59. */
  m59(): void
  /** Method 60. */
  m60(): void
  /** Method 61. */
  m61(): void
  /** Method 62. */
  m62(): void
  /** Method 63. */
  m63(): void
  /** Method 64. */
  m64(): void
  /** Method 65. */
  m65(): void
  /** Method 66. */
  m66(): void
  /** Method 67. */
  m67(): void
  /** Method 68. */
  m68(): void
  /** Method 69. */
  m69(): void
  /** Method 70. */
  m70(): void
  /** Method 71. */
  m71(): void
  /** Method 72. */
  m72(): void
  /** Method 73. */
  m73(): void
  /** Method 74. */
  m74(): void
  /** Method 75. */
  m75(): void
  /** Method 76. */
  m76(): void
  /** Method 77. */
  m77(): void
  /** Method 78. */
  m78(): void
  /** Method 79. */
  m79(): void
  /** Method 80. */
  m80(): void
  /** Method 81. */
  m81(): void
  /** Method 82. */
  m82(): void
  /** Method 83. */
  m83(): void
  /** Method 84. */
  m84(): void
  /** Method 85. */
  m85(): void
  /** Method 86. */
  m86(): void
  /** Method 87. */
  m87(): void
  /** Method 88. */
  m88(): void
  /** Method 89. */
  m89(): void
  /** Method 90. */
  m90(): void
  /** Method 91. */
  m91(): void
  /** Method 92. */
  m92(): void
  /** Method 93. */
  m93(): void
  /** Method 94. */
  m94(): void
  /** Method 95. */
  m95(): void
  /** Method 96. */
  m96(): void
  /** Method 97. */
  m97(): void
  /** Method 98. */
  m98(): void
  /** Method 99. */
  m99(): void
  /** Method 100. */
  m100(): void
  /** Method 101. */
  m101(): void
  /** Method 102. */
  m102(): void
  /** Method 103. */
  m103(): void
  /** Method 104. */
  m104(): void
  /** Method 105. */
  m105(): void
  /** Method 106. */
  m106(): void
  /** Method 107. */
  m107(): void
  /** Method 108. */
  m108(): void
  /** Method 109. */
  m109(): void
  /** Method 110. */
  m110(): void
  /** Method 111. */
  m111(): void
  /** Method 112. */
  m112(): void
  /** Method 113. */
  m113(): void
  /** Method 114. */
  m114(): void
  /** Method 115. */
  m115(): void
  /** Method 116. */
  m116(): void
  /** Method 117. */
  m117(): void
  /** Method 118. */
  m118(): void
  /** Method 119. */
  m119(): void
  /** Method 120. */
  m120(): void
  /** Method 121. */
  m121(): void
  /** Method 122. */
  m122(): void
  /** Method 123. */
  m123(): void
  /** Method 124. */
  m124(): void
  /** Method 125. */
  m125(): void
  /** Method 126. */
  m126(): void
  /** Method 127. */
  m127(): void
  /** Method 128. */
  m128(): void
  /** Method 129. */
  m129(): void
  /** Static. */
  static make(): Large
}

/** Overrides and inherits members on further pages of {@link Large}: {@link Large.m120}, {@link Large.m1}. */
export declare class Derived extends Large {
  m110(): void
}

/** An enum of many members. */
export declare enum Code {
  C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19,
  C20, C21, C22, C23, C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35, C36, C37, C38, C39,
  C40, C41, C42, C43, C44, C45, C46, C47, C48, C49, C50, C51, C52, C53, C54, C55, C56, C57, C58, C59,
  C60, C61, C62, C63, C64, C65, C66, C67, C68, C69, C70, C71, C72, C73, C74, C75, C76, C77, C78, C79,
  C80, C81, C82, C83, C84, C85, C86, C87, C88, C89, C90, C91, C92, C93, C94, C95, C96, C97, C98, C99,
  C100, C101, C102, C103, C104, C105, C106, C107, C108, C109, C110, C111, C112, C113, C114, C115, C116, C117, C118, C119,
  C120, C121, C122, C123, C124, C125, C126, C127, C128, C129, C130, C131, C132, C133, C134, C135, C136, C137, C138, C139,
  C140, C141, C142, C143, C144, C145, C146, C147, C148, C149, C150, C151, C152, C153, C154, C155, C156, C157, C158, C159,
  C160, C161, C162, C163, C164, C165, C166, C167, C168, C169, C170, C171, C172, C173, C174, C175, C176, C177, C178, C179,
  C180, C181, C182, C183, C184, C185, C186, C187, C188, C189, C190, C191, C192, C193, C194, C195, C196, C197, C198, C199,
  C200, C201, C202, C203, C204, C205, C206, C207, C208, C209, C210, C211, C212, C213, C214, C215, C216, C217, C218, C219,
  C220, C221, C222, C223, C224, C225, C226, C227, C228, C229, C230, C231, C232, C233, C234, C235, C236, C237, C238, C239,
  C240, C241, C242, C243, C244, C245, C246, C247, C248, C249, C250, C251, C252, C253, C254, C255, C256, C257, C258, C259,
  C260, C261, C262, C263, C264, C265, C266, C267, C268, C269, C270, C271, C272, C273, C274, C275, C276, C277, C278, C279,
  C280, C281, C282, C283, C284, C285, C286, C287, C288, C289, C290, C291, C292, C293, C294, C295, C296, C297, C298, C299,
  C300, C301, C302, C303, C304, C305, C306, C307, C308, C309, C310, C311, C312, C313, C314, C315, C316, C317, C318, C319,
  C320, C321, C322, C323, C324, C325, C326, C327, C328, C329, C330, C331, C332, C333, C334, C335, C336, C337, C338, C339,
  C340, C341, C342, C343, C344, C345, C346, C347, C348, C349, C350, C351, C352, C353, C354, C355, C356, C357, C358, C359,
  C360, C361, C362, C363, C364, C365, C366, C367, C368, C369, C370, C371, C372, C373, C374, C375, C376, C377, C378, C379,
  C380, C381, C382, C383, C384, C385, C386, C387, C388, C389, C390, C391, C392, C393, C394, C395, C396, C397, C398, C399,
  C400, C401, C402, C403, C404, C405, C406, C407, C408, C409, C410, C411, C412, C413, C414, C415, C416, C417, C418, C419,
  C420, C421, C422, C423, C424, C425, C426, C427, C428, C429, C430, C431, C432, C433, C434, C435, C436, C437, C438, C439,
  C440, C441, C442, C443, C444, C445, C446, C447, C448, C449, C450, C451, C452, C453, C454, C455, C456, C457, C458, C459,
  C460, C461, C462, C463, C464, C465, C466, C467, C468, C469, C470, C471, C472, C473, C474, C475, C476, C477, C478, C479,
  C480, C481, C482, C483, C484, C485, C486, C487, C488, C489, C490, C491, C492, C493, C494, C495, C496, C497, C498, C499,
  C500, C501, C502, C503, C504, C505, C506, C507, C508, C509, C510, C511, C512, C513, C514, C515, C516, C517, C518, C519,
  C520, C521, C522, C523, C524, C525, C526, C527, C528, C529, C530, C531, C532, C533, C534, C535, C536, C537, C538, C539,
  C540, C541, C542, C543, C544, C545, C546, C547, C548, C549, C550, C551, C552, C553, C554, C555, C556, C557, C558, C559,
  C560, C561, C562, C563, C564, C565, C566, C567, C568, C569, C570, C571, C572, C573, C574, C575, C576, C577, C578, C579,
  C580, C581, C582, C583, C584, C585, C586, C587, C588, C589, C590, C591, C592, C593, C594, C595, C596, C597, C598, C599,
  C600, C601, C602, C603, C604, C605, C606, C607, C608, C609, C610, C611, C612, C613, C614, C615, C616, C617, C618, C619,
}

/** {@link Code.C3} and {@link Code.C600} */
export declare function of(code: Code.C610): Code.C2

/** Many functions use it. */
export interface Used {
  value: string
}

export declare function use0(used: Used): void
export declare function use1(used: Used): void
export declare function use2(used: Used): void
export declare function use3(used: Used): void
export declare function use4(used: Used): void
export declare function use5(used: Used): void
export declare function use6(used: Used): void
export declare function use7(used: Used): void
export declare function use8(used: Used): void
export declare function use9(used: Used): void
export declare function use10(used: Used): void
export declare function use11(used: Used): void
export declare function use12(used: Used): void
export declare function use13(used: Used): void
export declare function use14(used: Used): void
export declare function use15(used: Used): void
export declare function use16(used: Used): void
export declare function use17(used: Used): void
export declare function use18(used: Used): void
export declare function use19(used: Used): void
export declare function use20(used: Used): void
export declare function use21(used: Used): void
export declare function use22(used: Used): void
export declare function use23(used: Used): void
export declare function use24(used: Used): void
export declare function use25(used: Used): void
export declare function use26(used: Used): void
export declare function use27(used: Used): void
export declare function use28(used: Used): void
export declare function use29(used: Used): void

/** Has an overload on a further page. */
export interface Overloaded {
  p0: string
  p1: string
  p2: string
  p3: string
  p4: string
  p5: string
  p6: string
  p7: string
  p8: string
  p9: string
  p10: string
  p11: string
  p12: string
  p13: string
  p14: string
  p15: string
  p16: string
  p17: string
  p18: string
  p19: string
  p20: string
  p21: string
  p22: string
  p23: string
  p24: string
  p25: string
  p26: string
  p27: string
  p28: string
  p29: string
  p30: string
  p31: string
  p32: string
  p33: string
  p34: string
  p35: string
  p36: string
  p37: string
  p38: string
  p39: string
  p40: string
  p41: string
  p42: string
  p43: string
  p44: string
  p45: string
  p46: string
  p47: string
  p48: string
  p49: string
  p50: string
  p51: string
  p52: string
  p53: string
  p54: string
  p55: string
  p56: string
  p57: string
  p58: string
  p59: string
  p60: string
  p61: string
  p62: string
  p63: string
  p64: string
  p65: string
  p66: string
  p67: string
  p68: string
  p69: string
  p70: string
  p71: string
  p72: string
  p73: string
  p74: string
  p75: string
  p76: string
  p77: string
  p78: string
  p79: string
  p80: string
  p81: string
  p82: string
  p83: string
  p84: string
  p85: string
  p86: string
  p87: string
  p88: string
  p89: string
  p90: string
  p91: string
  p92: string
  p93: string
  p94: string
  p95: string
  p96: string
  p97: string
  p98: string
  on(name: 'a'): void
  on(name: 'b'): void
}
