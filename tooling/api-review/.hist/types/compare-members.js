import ts from 'typescript';
import { compareTypes } from './compare-types.js';
import { protectedPrefix } from './erase.js';
import { report, step } from './sites.js';
/** Compares the properties and index signatures of two object types. */
export function compareMembers(walk, base, head, place) {
    const { checker } = walk;
    const visible = (type) => new Map(checker
        .getPropertiesOfType(type)
        .filter(isVisible)
        .map((symbol) => [symbol.name, symbol]));
    const [before, after] = [visible(base), visible(head)];
    const hadIndex = checker.getIndexInfosOfType(base).length > 0;
    for (const [name, symbol] of before) {
        const other = after.get(name);
        if (other)
            compareProperty(walk, symbol, other, place);
        else if (hasOtherVisibility(name, after))
            continue;
        else if (!checker.getIndexInfosOfType(head).length)
            report(walk, 'property-removed', place, { base, head, name });
    }
    for (const [name, symbol] of after) {
        if (before.has(name) || hasOtherVisibility(name, before))
            continue;
        const isFree = isOptional(symbol) || hadIndex;
        report(walk, isFree ? 'optional-property-added' : 'property-added', place, { base, head, name });
    }
    if (isWeak(before) !== isWeak(after) && before.size === 0 && !hasSignatures(walk, base))
        report(walk, 'becomes-weak', place, { base, head });
    compareIndexes(walk, base, head, place);
}
/** Neither the prototype of a class nor the mark of its private members. */
function isVisible({ name, flags }) {
    return (flags & ts.SymbolFlags.Prototype) === 0 && !name.startsWith('$private ');
}
/** Whether the other side has the member as protected or public instead; a rule about declarations reports that. */
function hasOtherVisibility(name, others) {
    const isProtected = name.startsWith(protectedPrefix);
    return others.has(isProtected ? name.slice(protectedPrefix.length) : `${protectedPrefix}${name}`);
}
function isOptional(symbol) {
    return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}
/** Whether TypeScript refuses objects that have none of these properties (TS2559). */
function isWeak(properties) {
    return properties.size > 0 && [...properties.values()].every(isOptional);
}
function hasSignatures({ checker }, type) {
    return (checker.getSignaturesOfType(type, 0).length +
        checker.getSignaturesOfType(type, 1).length +
        checker.getIndexInfosOfType(type).length >
        0);
}
function compareProperty(walk, base, head, place) {
    const { name } = base;
    const baseType = walk.checker.getTypeOfSymbol(base);
    const headType = walk.checker.getTypeOfSymbol(head);
    const types = { base: baseType, head: headType, name };
    const inner = step(place, { kind: 'property', name });
    if (!isOptional(base) && isOptional(head))
        report(walk, 'property-made-optional', inner, types);
    if (isOptional(base) && !isOptional(head))
        report(walk, 'property-made-required', inner, types);
    if (!isReadonly(base) && isReadonly(head))
        report(walk, 'readonly-added', inner, types);
    if (isReadonly(base) && !isReadonly(head))
        report(walk, 'readonly-removed', inner, types);
    const isMethod = isMethodSymbol(base) && isMethodSymbol(head);
    compareValues(walk, base, head, {
        ...inner,
        isReadonly: place.isReadonly || (!isMethod && isReadonly(base)),
        isMutable: place.isMutable || (!isMethod && !isReadonly(base)),
        isClassMethod: place.isClassMethod || (isMethod && isOfClass(base)),
    });
}
function compareValues(walk, base, head, place) {
    const { checker } = walk;
    const [baseType, headType] = [checker.getTypeOfSymbol(base), checker.getTypeOfSymbol(head)];
    const [baseWrite, headWrite] = [writeTypeOf(walk, base), writeTypeOf(walk, head)];
    const isEitherOptional = isOptional(base) || isOptional(head);
    const strip = (type) => (isEitherOptional ? withoutUndefined(walk, type) : type);
    if (isOptional(base) && isOptional(head) && acceptsUndefined(walk, headType) && !acceptsUndefined(walk, baseType)) {
        report(walk, 'undefined-made-explicit', place, { base: baseType, head: headType, name: base.name });
    }
    compareTypes(walk, strip(baseType), strip(headType), {
        ...place,
        isMutable: place.isMutable && !(baseWrite || headWrite),
    });
    if (baseWrite || headWrite) {
        const polarity = place.polarity === 1 ? -1 : 1;
        compareTypes(walk, baseWrite ?? baseType, headWrite ?? headType, {
            ...place,
            polarity,
            isMutable: false,
            isClassMethod: true,
        });
    }
}
/** Type that a setter accepts, when it is not the getter's. Type parameters of a class are left out: theirs are not shared. */
function writeTypeOf({ checker }, { declarations = [] }) {
    const setter = declarations.find(ts.isSetAccessorDeclaration);
    const parameter = setter?.parameters[0]?.type;
    const getter = declarations.find(ts.isGetAccessorDeclaration);
    if (!parameter || !getter?.type || parameter.getText() === getter.type.getText())
        return undefined;
    return checker.getTypeFromTypeNode(parameter);
}
/** Without the `undefined` of an optional property; `exactOptionalPropertyTypes` gives it a type of its own. */
function withoutUndefined({ checker }, type) {
    if (!type.isUnion())
        return type;
    const rest = type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
    const hasNull = rest.some(({ flags }) => flags & ts.TypeFlags.Null);
    return hasNull ? type : checker.getNonNullableType(type);
}
function acceptsUndefined({ checker }, type) {
    return type.isUnion() && type.types.includes(checker.getUndefinedType());
}
/** Whether a property cannot be assigned: `readonly`, or a getter alone. */
function isReadonly({ flags, declarations = [] }) {
    if (flags & ts.SymbolFlags.GetAccessor)
        return (flags & ts.SymbolFlags.SetAccessor) === 0;
    return declarations.some((declaration) => (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0);
}
function isMethodSymbol({ flags }) {
    return (flags & ts.SymbolFlags.Method) !== 0;
}
function isOfClass({ declarations = [] }) {
    return declarations.some(({ parent }) => ts.isClassDeclaration(parent));
}
function compareIndexes(walk, base, head, place) {
    const { checker } = walk;
    const [before, after] = [checker.getIndexInfosOfType(base), checker.getIndexInfosOfType(head)];
    for (const { keyType, type } of before) {
        const other = after.find((info) => isSameKey(checker, info.keyType, keyType));
        if (!other)
            report(walk, 'index-removed', place, { base, head });
        else
            compareTypes(walk, type, other.type, step(place, { kind: 'element', index: keyType.flags & ts.TypeFlags.Number ? 'number' : 'string' }));
    }
    if (after.some(({ keyType }) => !before.some((info) => isSameKey(checker, info.keyType, keyType)))) {
        report(walk, 'index-added', place, { base, head });
    }
}
function isSameKey(checker, one, other) {
    return one === other || checker.typeToString(one) === checker.typeToString(other);
}
