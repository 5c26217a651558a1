"""A short way to write shader node graphs: every method adds a node and returns the socket to go on with."""
import bpy


class Graph:
    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.connect(made.inputs[key], value)
        return made

    def connect(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA' and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=None, clamp=False):
        inputs = {0: a} if b is None else {0: a, 1: b}
        return self.node('ShaderNodeMath', inputs, operation=operation, use_clamp=clamp).outputs[0]

    def mul(self, a, b):
        return self.math('MULTIPLY', a, b)

    def add(self, a, b):
        return self.math('ADD', a, b)

    def sub(self, a, b):
        return self.math('SUBTRACT', a, b)

    def vector(self, operation, a, b):
        made = self.node('ShaderNodeVectorMath', {0: a, 1: b}, operation=operation)
        return made.outputs['Value' if operation == 'DISTANCE' else 0]

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('ShaderNodeMixRGB', {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def ramp(self, factor, stops, interpolation='LINEAR'):
        made = self.node('ShaderNodeValToRGB', {0: factor})
        ramp = made.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) > 1:
            ramp.elements.remove(ramp.elements[-1])
        for index, (position, color) in enumerate(stops):
            element = ramp.elements[0] if index == 0 else ramp.elements.new(position)
            element.position = position
            element.color = (color, color, color, 1) if isinstance(color, (int, float)) else (*color, 1)
        return made.outputs[0]

    def noise(self, vector, scale, detail=6, rough=.55, distortion=0.):
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distortion}
        return self.node('ShaderNodeTexNoise', inputs).outputs['Fac']

    def brick(self, vector, width, height, mortar, offset=.5, smooth=.25, **settings):
        """Returns (a random shade per brick, 1 in the joints)."""
        inputs = {'Vector': vector, 'Color1': (0, 0, 0), 'Color2': (1, 1, 1), 'Mortar': (.5, .5, .5), 'Scale': 1,
                  'Mortar Size': mortar, 'Mortar Smooth': smooth, 'Bias': 0, 'Brick Width': width, 'Row Height': height}
        made = self.node('ShaderNodeTexBrick', inputs, offset=offset, **settings)
        return made.outputs['Color'], made.outputs['Fac']

    def mapped(self, vector, scale, rotation=(0, 0, 0)):
        return self.node('ShaderNodeMapping', {'Vector': vector, 'Scale': scale, 'Rotation': rotation}).outputs[0]

    def position(self):
        return self.node('ShaderNodeNewGeometry').outputs['Position']

    def uv(self):
        return self.node('ShaderNodeUVMap').outputs[0]

    def object_space(self):
        return self.node('ShaderNodeTexCoord').outputs['Object']

    def per_object(self):
        return self.node('ShaderNodeObjectInfo').outputs['Random']

    def axis(self, vector, index):
        return self.node('ShaderNodeSeparateXYZ', {0: vector}).outputs[index]

    def bump(self, height, distance, strength=1., normal=None):
        inputs = {'Height': height, 'Distance': distance, 'Strength': strength}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('ShaderNodeBump', inputs).outputs[0]

    def principled(self, color, rough=.5, specular=.5, metallic=0., normal=None, **extra):
        inputs = {'Base Color': color, 'Roughness': rough, 'Specular': specular, 'Metallic': metallic, **extra}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('ShaderNodeBsdfPrincipled', inputs).outputs[0]

    def blend(self, factor, a, b):
        return self.node('ShaderNodeMixShader', {0: factor, 1: a, 2: b}).outputs[0]

    def surface(self, shader):
        self.node('ShaderNodeOutputMaterial', {0: shader})


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, Graph(made.node_tree)


_made = {}


def once(function):
    """The same arguments give the same material or mesh, so that instances share it."""
    def remembered(*args, **kwargs):
        key = (function.__module__, function.__name__, repr(args), repr(sorted(kwargs.items())))
        if key not in _made:
            _made[key] = function(*args, **kwargs)
        return _made[key]
    return remembered


def shade(color, factor):
    return tuple(min(1., channel * factor) for channel in color)
