"""Water: a refracting surface whose waves and caustics come from one random-phase spectrum."""
import bpy
import numpy as np
from .nodes import material, once

TILE = 6.0  # metres after which waves repeat
SIZE = 1024
_images = None


def _spectrum(rng, wavelength, k, angle, low, high, power):
    amplitude = np.where((wavelength > low) & (wavelength < high), k ** -power, 0) * (1 + .55 * np.cos(angle - .6) ** 2)
    return np.fft.ifft2(np.fft.fft2(rng.randn(SIZE, SIZE)) * amplitude).real


def _gradient(field, step):
    return ((np.roll(field, -1, 1) - np.roll(field, 1, 1)) / (2 * step),
            (np.roll(field, -1, 0) - np.roll(field, 1, 0)) / (2 * step))


def _with_slope(field, slope, step):
    gx, gy = _gradient(field, step)
    return field * slope / np.sqrt((gx ** 2 + gy ** 2).mean())


def _caustics(heights, step, k):
    """Refracts a grid of photons through the surface and counts where they land."""
    gx, gy = _gradient(heights, step)
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(float)
    reach = 1.35 * .25 / step
    light = np.zeros((SIZE, SIZE))
    for shift in range(4):
        px, py = x + (shift % 2) * .5 - reach * gx, y + (shift // 2) * .5 - reach * gy
        ix, iy = np.floor(px).astype(int), np.floor(py).astype(int)
        fx, fy = px - ix, py - iy
        for a, b, w in ((0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy)):
            cell = (iy + b) % SIZE * SIZE + (ix + a) % SIZE
            light += np.bincount(cell.ravel(), w.ravel(), SIZE * SIZE).reshape(SIZE, SIZE)
    light /= light.mean()
    light = np.fft.ifft2(np.fft.fft2(light) * np.exp(-(k * .008) ** 2 / 2)).real
    light = np.clip(light, .25, 5)
    return light / light.mean()


def _image(name, values):
    made = bpy.data.images.new(name, SIZE, SIZE, float_buffer=True, is_data=True)
    pixels = np.ones((SIZE, SIZE, 4), np.float32)
    pixels[..., :3] = values[..., None]
    made.pixels.foreach_set(pixels.ravel())
    made.update()
    return made


def wave_images():
    global _images
    if _images is None:
        rng, step = np.random.RandomState(3), TILE / SIZE
        frequency = np.fft.fftfreq(SIZE, step) * 2 * np.pi
        kx, ky = np.meshgrid(frequency, frequency)
        k = np.hypot(kx, ky)
        k[0, 0] = 1
        wavelength, angle = 2 * np.pi / k, np.arctan2(ky, kx)
        def field(low, high, power):
            return _spectrum(rng, wavelength, k, angle, low, high, power)
        heights = _with_slope(field(.30, 2.4, 1.75), .055, step) + _with_slope(field(.09, .45, 2.1), .0165, step)
        light = _caustics(_with_slope(field(.34, 1.6, 1.6), .11, step), step, k)
        low, high = heights.min(), heights.max()
        _images = _image('waves', (heights - low) / (high - low)), high - low, _image('caustics', light)
    return _images


def surface(level, waves=1., caustics=.8, foam=(), tint=(.93, .985, .99)):
    """foam: (x, y, radius, strength) round every place where water falls in."""
    heights, span, light = wave_images()
    made, g = material('water')
    p = g.position()
    flat = g.mapped(p, (1 / TILE, 1 / TILE, 0))
    swell = g.node('ShaderNodeTexImage', {0: flat}, image=heights, interpolation='Cubic').outputs[0]
    normal = g.bump(swell, span * waves, 1.)
    churned = None
    for (x, y, radius, strength) in foam:
        distance = g.math('DIVIDE', g.vector('DISTANCE', p, (x, y, level)), radius)
        here = g.mul(g.ramp(distance, [(0., 1.), (1., 0.)], 'EASE'), strength)
        churned = here if churned is None else g.math('MAXIMUM', churned, here)
    if churned is not None:
        normal = g.bump(g.mul(g.noise(p, 7, 5, .6, .5), churned), .11, 1., normal)
    path = g.node('ShaderNodeLightPath')
    shadow, diffuse = path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']
    turned = g.mapped(p, (1 / TILE, 1 / TILE, 0), (0, 0, .5))
    pattern = g.node('ShaderNodeTexImage', {0: turned}, image=light, interpolation='Cubic').outputs[0]
    passing = g.mix(1., g.mix(caustics, (1, 1, 1), pattern), tint, 'MULTIPLY')
    passing = g.mix(diffuse, passing, tint)
    clear = g.node('ShaderNodeBsdfTransparent', {0: passing}).outputs[0]
    glass = g.node('ShaderNodeBsdfGlass', {'Color': tint, 'Roughness': 0., 'IOR': 1.333, 'Normal': normal}).outputs[0]
    if churned is not None:
        flecks = g.ramp(g.noise(p, 16, 8, .7, 1.5), [(.42, 0.), (.62, 1.)])
        white = g.mul(flecks, g.ramp(churned, [(.35, 0.), (.9, .85)]))
        glass = g.blend(white, glass, g.principled((.86, .9, .91), .6, .3))
    g.surface(g.blend(g.math('MAXIMUM', shadow, diffuse), glass, clear))
    return made


@once
def falling(white=.75, streaks=22.):
    """A sheet of falling water; UV u = metres across, v = metres down."""
    made, g = material('falling')
    v = g.uv()
    fine = g.noise(g.mapped(v, (streaks, 1.6, 1)), 1., 6, .6, .6)
    broad = g.noise(g.mapped(v, (streaks * .35, .9, 1)), 1., 4, .6, .3)
    normal = g.bump(g.add(fine, broad), .02, 1.)
    gloss = g.node('ShaderNodeBsdfGlossy', {0: (1, 1, 1), 1: .06, 'Normal': normal}).outputs[0]
    clear = g.node('ShaderNodeBsdfTransparent', {0: (.93, .97, .98)}).outputs[0]
    foam = g.blend(.5, g.node('ShaderNodeBsdfDiffuse', {0: (.86, .91, .93)}).outputs[0],
                   g.node('ShaderNodeBsdfTranslucent', {0: (.86, .91, .93)}).outputs[0])
    fresnel = g.node('ShaderNodeFresnel', {'IOR': 1.4, 'Normal': normal}).outputs[0]
    film = g.blend(g.math('ADD', fresnel, .06, clamp=True), clear, gloss)
    amount = g.ramp(g.add(g.mul(fine, .6), g.mul(broad, .5)), [(.38, 0.), (.72, 1.)])
    g.surface(g.blend(g.mul(amount, white), film, foam))
    return made


@once
def froth():
    """Water full of air: white, with gaps."""
    made, g = material('froth')
    p = g.position()
    white = g.blend(.45, g.node('ShaderNodeBsdfDiffuse', {0: (.88, .92, .94)}).outputs[0],
                    g.node('ShaderNodeBsdfTranslucent', {0: (.86, .92, .95)}).outputs[0])
    clear = g.node('ShaderNodeBsdfTransparent', {0: (.93, .97, .98)}).outputs[0]
    g.surface(g.blend(g.ramp(g.noise(p, 34, 6, .7, 1.2), [(.24, .45), (.50, 1.)]), clear, white))
    return made


@once
def dome():
    """Clear water pushed up from below, without the cost of refraction."""
    made, g = material('dome')
    normal = g.bump(g.noise(g.position(), 30, 5, .6, .8), .03, 1.)
    gloss = g.node('ShaderNodeBsdfGlossy', {0: (1, 1, 1), 1: .03, 'Normal': normal}).outputs[0]
    clear = g.node('ShaderNodeBsdfTransparent', {0: (.90, .96, .97)}).outputs[0]
    fresnel = g.node('ShaderNodeFresnel', {'IOR': 1.36, 'Normal': normal}).outputs[0]
    g.surface(g.blend(g.math('ADD', fresnel, .05, clamp=True), clear, gloss))
    return made


@once
def lake(color=(.012, .03, .035)):
    """Open water seen far off: an opaque mirror, calm enough to hold the far shore, with darker lanes of wind."""
    made, g = material('lake')
    p = g.position()
    ripples = g.add(g.noise(g.mapped(p, (.35, 1.3, 1)), 1.1, 5, .6), g.mul(g.noise(p, .05, 3), .5))
    wind = g.ramp(g.noise(g.mapped(p, (.006, .035, 1)), 1., 4, .6), [(.42, .25), (.62, 1.)])
    g.surface(g.principled(color, .05, .5, 0, g.bump(g.mul(ripples, wind), .022, .35)))
    return made
